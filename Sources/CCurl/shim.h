#ifndef HEADWAY_CCURL_SHIM_H
#define HEADWAY_CCURL_SHIM_H

#include <curl/curl.h>

// curl_easy_setopt is variadic, which Swift does not import: one function for each type of value. The parentheses around
// the name step over curl's macro of the same name, which can check types only where the option is a constant.
static inline CURLcode headway_curl_set_long(CURL *handle, CURLoption option, long value) {
    return (curl_easy_setopt)(handle, option, value);
}

// As above, for texts, which curl copies.
static inline CURLcode headway_curl_set_text(CURL *handle, CURLoption option, const char *value) {
    return (curl_easy_setopt)(handle, option, value);
}

// As above, for CURLOPT_ERRORBUFFER, at least CURL_ERROR_SIZE bytes that outlive the handle.
static inline CURLcode headway_curl_set_error_buffer(CURL *handle, char *buffer) {
    return (curl_easy_setopt)(handle, CURLOPT_ERRORBUFFER, buffer);
}

// As above, for a body, which curl copies: bytes that may hold any value, so they come with their count.
static inline CURLcode headway_curl_set_body(CURL *handle, const void *bytes, curl_off_t count) {
    CURLcode code = (curl_easy_setopt)(handle, CURLOPT_POSTFIELDSIZE_LARGE, count);
    return code == CURLE_OK ? (curl_easy_setopt)(handle, CURLOPT_COPYPOSTFIELDS, bytes) : code;
}

// As above, for CURLOPT_HTTPHEADER; the list must outlive the transfer.
static inline CURLcode headway_curl_set_headers(CURL *handle, struct curl_slist *list) {
    return (curl_easy_setopt)(handle, CURLOPT_HTTPHEADER, list);
}

// As above, for the function that takes the body; here the compiler checks its type.
static inline CURLcode headway_curl_set_body_receiver(CURL *handle, curl_write_callback call, void *context) {
    CURLcode code = (curl_easy_setopt)(handle, CURLOPT_WRITEFUNCTION, call);
    return code == CURLE_OK ? (curl_easy_setopt)(handle, CURLOPT_WRITEDATA, context) : code;
}

// As above, for the function that takes header lines.
static inline CURLcode headway_curl_set_header_receiver(CURL *handle, curl_write_callback call, void *context) {
    CURLcode code = (curl_easy_setopt)(handle, CURLOPT_HEADERFUNCTION, call);
    return code == CURLE_OK ? (curl_easy_setopt)(handle, CURLOPT_HEADERDATA, context) : code;
}

// As above, for the function that is asked about once a second whether to go on; anything but 0 ends the transfer.
static inline CURLcode headway_curl_set_watcher(CURL *handle, curl_xferinfo_callback call, void *context) {
    CURLcode code = (curl_easy_setopt)(handle, CURLOPT_XFERINFOFUNCTION, call);
    if (code == CURLE_OK) code = (curl_easy_setopt)(handle, CURLOPT_XFERINFODATA, context);
    return code == CURLE_OK ? (curl_easy_setopt)(handle, CURLOPT_NOPROGRESS, 0L) : code;
}

// curl_easy_getinfo is variadic too.
static inline CURLcode headway_curl_get_long(CURL *handle, CURLINFO info, long *value) {
    return (curl_easy_getinfo)(handle, info, value);
}

// CURL_GLOBAL_DEFAULT is a macro over macros, which Swift does not import.
static inline CURLcode headway_curl_global_init(void) {
    return curl_global_init(CURL_GLOBAL_DEFAULT);
}

#endif
