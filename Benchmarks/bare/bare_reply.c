/* The smallest libmicrohttpd server: one poll thread with epoll, one fixed answer of 500 bytes.
 * What it answers in a second is the ceiling that the server is measured against. With a FILE it makes 4 KiB durable
 * before each answer: the ceiling for a write over one connection.
 *
 * Build: cc -O2 -o bare_reply bare_reply.c -lmicrohttpd
 * Use:   bare_reply PORT [FILE]        (until it is killed)
 */
#include <arpa/inet.h>
#include <fcntl.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char body[501];
static int file = -1;

/* One pwrite and one fdatasync, over a thousand pages in turn. */
static int make_durable(void) {
    static char page[4096];
    static long count;
    page[0]++;
    return pwrite(file, page, sizeof page, (off_t)(count++ % 1000) * (off_t)sizeof page) == sizeof page &&
           fdatasync(file) == 0;
}

static enum MHD_Result answer(void *context, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *upload, size_t *upload_size, void **request) {
    static int seen;
    (void)context, (void)url, (void)method, (void)version, (void)upload;
    if (*request == NULL) { /* Headers only; an answer now would close the connection. */
        *request = &seen;
        return MHD_YES;
    }
    if (*upload_size != 0) {
        *upload_size = 0;
        return MHD_YES;
    }
    if (file >= 0 && !make_durable()) return MHD_NO;
    struct MHD_Response *response =
        MHD_create_response_from_buffer(sizeof body - 1, body, MHD_RESPMEM_MUST_COPY);
    if (response == NULL) return MHD_NO;
    MHD_add_response_header(response, "Content-Type", "application/json");
    enum MHD_Result result = MHD_queue_response(connection, MHD_HTTP_OK, response);
    MHD_destroy_response(response);
    return result;
}

int main(int argc, char **argv) {
    char *end = NULL;
    unsigned long port = argc == 2 || argc == 3 ? strtoul(argv[1], &end, 10) : 0;
    if (port == 0 || port > 65535 || *end != '\0') {
        fprintf(stderr, "use: bare_reply PORT (1 to 65535) [FILE]\n");
        return 2;
    }
    if (argc == 3) {
        file = open(argv[2], O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
        if (file < 0) { perror(argv[2]); return 1; }
        for (int i = 0; i < 1000; i++)
            if (!make_durable()) { perror(argv[2]); return 1; }
    }
    memset(body, 'x', sizeof body - 1);
    memcpy(body, "{\"text\":\"", 9);
    memcpy(body + sizeof body - 3, "\"}", 2);
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons((unsigned short)port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct MHD_Daemon *daemon =
        MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG,
                         (unsigned short)port, NULL, NULL, answer, NULL, MHD_OPTION_SOCK_ADDR, &address,
                         MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)32768, MHD_OPTION_CONNECTION_LIMIT, 4096u,
                         MHD_OPTION_END);
    if (daemon == NULL) {
        fprintf(stderr, "bare_reply: cannot listen on port %lu of 127.0.0.1\n", port);
        return 1;
    }
    for (;;) pause();
}
