/* How many times a second this machine makes 4 KiB durable: one pwrite and one fdatasync after another, for 3 s. */
#include <fcntl.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

int main(int argc, char **argv) {
    if (argc != 2) { fputs("usage: fdatasync FILE\n", stderr); return 2; }
    int file = open(argv[1], O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file < 0) { perror(argv[1]); return 1; }
    static char page[4096];
    for (int i = 0; i < 1000; i++)
        if (pwrite(file, page, sizeof page, (off_t)i * sizeof page) != sizeof page) { perror("pwrite"); return 1; }
    if (fdatasync(file) != 0) { perror("fdatasync"); return 1; }
    struct timespec start, now;
    clock_gettime(CLOCK_MONOTONIC, &start);
    long count = 0;
    double seconds;
    do {
        page[0]++;
        if (pwrite(file, page, sizeof page, (off_t)(count % 1000) * sizeof page) != sizeof page) { perror("pwrite"); return 1; }
        if (fdatasync(file) != 0) { perror("fdatasync"); return 1; }
        count++;
        clock_gettime(CLOCK_MONOTONIC, &now);
        seconds = (now.tv_sec - start.tv_sec) + (now.tv_nsec - start.tv_nsec) / 1e9;
    } while (seconds < 3);
    printf("%.0f\n", count / seconds);
    return 0;
}
