// What the Swift standard library and wasi-libc ask for and have no place in a page.

#include <stdlib.h>

// Reads a number as `strtod` does in the C locale, the only one here, and refuses white space before it as the standard
// library's own does. Returns where reading stopped, or NULL when there is no number.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    char *end;
    if (*text == ' ' || (*text >= '\t' && *text <= '\r')) return NULL;
    *result = strtod(text, &end);
    return end == text ? NULL : end;
}

// wasi-libc reads numbers by way of its streams, and would make the module import these. There are no files in a page.

#define REFUSED 8 // __WASI_ERRNO_BADF

int __imported_wasi_snapshot_preview1_fd_close(int file) { return REFUSED; }

int __imported_wasi_snapshot_preview1_fd_seek(int file, long long offset, int whence, int end) { return REFUSED; }

int __imported_wasi_snapshot_preview1_fd_write(int file, int parts, int count, int written) { return REFUSED; }

// The tables of canonical equivalence, 25 KB, are for comparing texts that are written differently and look the same. The
// core compares with texts of ASCII or byte by byte, so that here no code point is taken apart or put together.

unsigned short _swift_stdlib_getNormData(unsigned int scalar) { return 0; }

unsigned int _swift_stdlib_getDecompositionEntry(unsigned int scalar) { return 0; }

unsigned int _swift_stdlib_getComposition(unsigned int first, unsigned int second) { return 0xFFFFFFFF; }

const unsigned char *const _swift_stdlib_nfd_decompositions = (const unsigned char *)"";
