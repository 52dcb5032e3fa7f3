#ifndef HEADWAY_CMICROHTTPD_SHIM_H
#define HEADWAY_CMICROHTTPD_SHIM_H

#include <microhttpd.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
// Not in Swift's Glibc module.
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

// MHD_start_daemon is variadic, which Swift does not import. All options travel in one array.
static inline struct MHD_Daemon *headway_start_daemon(unsigned int flags,
                                                      MHD_AccessHandlerCallback handler,
                                                      void *handler_context,
                                                      struct MHD_OptionItem *options) {
    return MHD_start_daemon(flags, 0, NULL, NULL, handler, handler_context,
                            MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

// Function pointers go into MHD_OptionItem.value as integers. Swift would need an unsafeBitCast for each; here the
// compiler checks their types.
static inline struct MHD_OptionItem headway_option_completed(MHD_RequestCompletedCallback call, void *context) {
    return (struct MHD_OptionItem){MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)call, context};
}

static inline struct MHD_OptionItem headway_option_connection(MHD_NotifyConnectionCallback call, void *context) {
    return (struct MHD_OptionItem){MHD_OPTION_NOTIFY_CONNECTION, (intptr_t)call, context};
}

static inline struct MHD_OptionItem headway_option_target(
    void *(*call)(void *context, const char *target, struct MHD_Connection *connection), void *context) {
    return (struct MHD_OptionItem){MHD_OPTION_URI_LOG_CALLBACK, (intptr_t)call, context};
}

static inline struct MHD_OptionItem headway_option_unescape(
    size_t (*call)(void *context, struct MHD_Connection *connection, char *text), void *context) {
    return (struct MHD_OptionItem){MHD_OPTION_UNESCAPE_CALLBACK, (intptr_t)call, context};
}

// Who gets the lines that MHD logs; MHD keeps a pointer to it.
struct headway_logger {
    void (*call)(void *context, const char *line);
    void *context;
};

// A va_list cannot be taken by a Swift function: format the line here, cut at 500 bytes. A few of MHD's formats quote the
// path, which may hold a token; these all say "request for", and the path is left out.
static inline void headway_log(void *logger, const char *format, va_list arguments) {
    const struct headway_logger *to = logger;
    char line[501];
    if (strstr(format, "request for ")) {
        to->call(to->context, "An answer could not be sent; the connection is closed.");
        return;
    }
    if (vsnprintf(line, sizeof line, format, arguments) >= 0) to->call(to->context, line);
}

static inline struct MHD_OptionItem headway_option_log(struct headway_logger *logger) {
    return (struct MHD_OptionItem){MHD_OPTION_EXTERNAL_LOGGER, (intptr_t)headway_log, logger};
}

// MHD_set_response_options is variadic. No chunks: the answer ends with the connection, whatever version the client speaks.
static inline void headway_end_by_closing(struct MHD_Response *response) {
    MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
}

// MHD_set_connection_option is variadic. A timeout of its own, in seconds, takes a connection out of the list of which MHD
// looks at the oldest only when it cleans up; one that never does anything must not be the oldest there.
static inline void headway_set_timeout(struct MHD_Connection *connection, unsigned int seconds) {
    MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, seconds);
}

// MHD_get_connection_info is variadic and returns a union of pointers. NULL before MHD_NOTIFY_CONNECTION_STARTED.
static inline void *headway_connection_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

// As above; -1 when MHD does not know.
static inline int headway_connection_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

// As above; NULL when MHD does not know.
static inline const struct sockaddr *headway_connection_address(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info ? info->client_addr : NULL;
}

#endif
