// Opens many connections that wait for news, and measures how long news takes to reach all of them.
//
//   viewers idle KIND PORT COUNT             opens them, prints "open", and keeps them until standard input ends
//   viewers fan  KIND PORT COUNT ROUNDS MS   publishes ROUNDS times, MS apart, and prints the times of arrival
//
// KIND is events, redis or mqtt; for events HEADWAY_KEY is the key, and a widget "fan" must be there. One thread, one
// epoll set, the same code for all three: only the bytes differ. A time counts from just before the publisher's send to
// when the viewer's bytes have been read.
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { TAIL = 16 };
struct viewer { int fd, ready, round, kept; char tail[TAIL]; };

static const char *kind;
static int port, epoll;

static void die(const char *what) { perror(what); exit(1); }

static double now_ms(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int dial(void) {
    int fd = socket(AF_INET, SOCK_STREAM, 0), on = 1;
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    if (fd < 0) die("socket");
    if (connect(fd, (struct sockaddr *)&address, sizeof address) < 0) die("connect");
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return fd;
}

static void put(int fd, const void *bytes, size_t count) {
    if (send(fd, bytes, count, MSG_NOSIGNAL) != (ssize_t)count) die("send");
}

static size_t say(char *buffer, size_t size, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int count = vsnprintf(buffer, size, format, arguments);
    va_end(arguments);
    return count;
}

// MQTT 3.1.1: CONNECT and SUBSCRIBE to "fan", all in one packet each; no client here needs a length over 127 but PUBLISH.
static size_t mqtt_connect(char *buffer, int number) {
    char id[16];
    int count = snprintf(id, sizeof id, "v%d", number);
    buffer[0] = 0x10;
    buffer[1] = 12 + count;
    memcpy(buffer + 2, "\0\4MQTT\4\2\0\0\0", 11);
    buffer[13] = count;
    memcpy(buffer + 14, id, count);
    return 14 + count;
}

// What a viewer sends to begin, and what it has read once it is ready.
static void begin(int fd, int number) {
    char buffer[512];
    if (!strcmp(kind, "events")) {
        put(fd, buffer, say(buffer, sizeof buffer, "GET /events HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer %s\r\n\r\n",
                            getenv("HEADWAY_KEY")));
    } else if (!strcmp(kind, "redis")) {
        put(fd, buffer, say(buffer, sizeof buffer, "SUBSCRIBE fan\r\n"));
    } else {
        put(fd, buffer, mqtt_connect(buffer, number));
        put(fd, "\x82\x08\0\1\0\3fan\0", 10);
    }
}

static int is_ready(const char *bytes, size_t count) {
    if (!strcmp(kind, "events")) return memmem(bytes, count, "]}\n\n", 4) != NULL;
    if (!strcmp(kind, "redis")) return memmem(bytes, count, ":1\r\n", 4) != NULL;
    return memmem(bytes, count, "\x90\3\0\1\0", 5) != NULL;
}

static void publish(int fd, int round) {
    static const char *text = "{\"content\":{\"template\":\"progress\",\"value\":0.5,\"label\":\"mark%06d\","
                              "\"subtitle\":\"6 of 10 acked\",\"icon\":\"checklist\",\"accent_color\":\"green\"}}";
    char body[512], buffer[1024];
    size_t length = say(body, sizeof body, text, round), count;
    if (!strcmp(kind, "events")) {
        count = say(buffer, sizeof buffer,
                    "PATCH /widgets/fan HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\n"
                    "Content-Length: %zu\r\n\r\n%s", getenv("HEADWAY_KEY"), length, body);
    } else {
        // What Headway's viewers get is a whole widget with its dates, 330 bytes or so: the same here.
        memset(body + length, ' ', 330 - length);
        body[330] = 0;
        if (!strcmp(kind, "redis")) {
            count = say(buffer, sizeof buffer, "*3\r\n$7\r\nPUBLISH\r\n$3\r\nfan\r\n$330\r\n%s\r\n", body);
        } else {
            memcpy(buffer, "\x30\xcf\x02\0\3fan", 8);
            memcpy(buffer + 8, body, 330);
            count = 338;
        }
    }
    put(fd, buffer, count);
}

// Reads what is there and looks for the mark of a round, which may come in two pieces.
static void take(struct viewer *viewer, const char *mark, int round) {
    static char buffer[TAIL + 262144];
    while (1) {
        memcpy(buffer, viewer->tail, viewer->kept);
        ssize_t count = recv(viewer->fd, buffer + viewer->kept, sizeof buffer - TAIL, MSG_DONTWAIT);
        if (count < 0 && errno == EAGAIN) return;
        if (count <= 0) { fprintf(stderr, "a viewer was disconnected\n"); exit(1); }
        size_t all = viewer->kept + count;
        if (!viewer->ready && is_ready(buffer, all)) viewer->ready = 1;
        if (mark && viewer->round < round && memmem(buffer, all, mark, 10)) viewer->round = round;
        viewer->kept = all < TAIL ? all : TAIL;
        memcpy(viewer->tail, buffer + all - viewer->kept, viewer->kept);
    }
}

static int compare(const void *left, const void *right) {
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

int main(int argc, char **argv) {
    if (argc < 5) return 2;
    kind = argv[2];
    port = atoi(argv[3]);
    int count = atoi(argv[4]);
    struct viewer *viewers = calloc(count, sizeof *viewers);
    struct epoll_event events[256];
    epoll = epoll_create1(0);
    int ready = 0;
    for (int opened = 0; ready < count;) {
        // A hundred at a time are on their way.
        while (opened < count && opened - ready < 100) {
            struct viewer *viewer = &viewers[opened];
            viewer->fd = dial();
            begin(viewer->fd, opened++);
            struct epoll_event event = {.events = EPOLLIN, .data.ptr = viewer};
            epoll_ctl(epoll, EPOLL_CTL_ADD, viewer->fd, &event);
        }
        int some = epoll_wait(epoll, events, 256, 10000);
        if (some <= 0) { fprintf(stderr, "only %d of %d are ready\n", ready, count); return 1; }
        for (int i = 0; i < some; i++) {
            struct viewer *viewer = events[i].data.ptr;
            int was = viewer->ready;
            take(viewer, NULL, 0);
            ready += viewer->ready - was;
        }
    }
    if (!strcmp(argv[1], "idle")) {
        puts("open");
        fflush(stdout);
        struct pollfd end = {.fd = 0, .events = POLLIN};
        struct epoll_event input = {.events = EPOLLIN, .data.ptr = NULL};
        epoll_ctl(epoll, EPOLL_CTL_ADD, 0, &input);
        while (1) {
            int some = epoll_wait(epoll, events, 256, -1);
            for (int i = 0; i < some; i++) {
                if (!events[i].data.ptr) return 0;
                take(events[i].data.ptr, NULL, 0);
            }
            if (poll(&end, 1, 0) > 0) return 0;
        }
    }
    if (argc < 7) return 2;
    int rounds = atoi(argv[5]), pause = atoi(argv[6]);
    int publisher = dial();
    char buffer[4096];
    if (!strcmp(kind, "mqtt")) {
        put(publisher, buffer, mqtt_connect(buffer, 99999999));
        if (recv(publisher, buffer, 4, MSG_WAITALL) != 4) die("CONNACK");
    }
    struct epoll_event answers = {.events = EPOLLIN, .data.ptr = NULL};
    epoll_ctl(epoll, EPOLL_CTL_ADD, publisher, &answers);
    double *times = malloc(sizeof *times * rounds * count), *last = malloc(sizeof *last * rounds);
    size_t taken = 0;
    for (int round = 1; round <= rounds; round++) {
        char mark[16];
        snprintf(mark, sizeof mark, "mark%06d", round);
        double start = now_ms();
        publish(publisher, round);
        for (int left = count; left > 0;) {
            int some = epoll_wait(epoll, events, 256, 10000);
            if (some <= 0) { fprintf(stderr, "round %d did not reach %d viewers\n", round, left); return 1; }
            for (int i = 0; i < some; i++) {
                struct viewer *viewer = events[i].data.ptr;
                if (!viewer) { if (recv(publisher, buffer, sizeof buffer, MSG_DONTWAIT) <= 0) return 1; continue; }
                int was = viewer->round;
                take(viewer, mark, round);
                if (viewer->round != was) { times[taken++] = now_ms() - start; left--; }
            }
        }
        last[round - 1] = now_ms() - start;
        usleep(pause * 1000);
    }
    qsort(times, taken, sizeof *times, compare);
    qsort(last, rounds, sizeof *last, compare);
    printf("| %s | %d | %.1f | %.1f | %.1f | %.1f |\n", kind, count, times[taken / 2], times[taken * 99 / 100],
           times[taken - 1], last[rounds / 2]);
    return 0;
}
