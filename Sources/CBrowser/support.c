// What the Swift standard library and wasi-libc ask for and have no place in a page.

#include <errno.h>
#include <stddef.h>
#include <stdint.h>

// Memory: a block has a power of two of bytes, the first sixteen for itself, and once free waits in the list of its size. What
// a page draws asks for the same sizes again and again, so nothing is split or joined. wasi-libc's own takes ten times the code.

struct block {
    unsigned order;
    struct block *next;
};

enum { header = 16, page_order = 16, least_pages = 8, most_order = 30 };

extern unsigned char __heap_base;
static struct block *waiting[most_order + 1];
static uintptr_t unused;

// A block of the memory that was never used, or NULL when there is no more.
static struct block *new_block(unsigned order) {
    uintptr_t end = (uintptr_t)__builtin_wasm_memory_size(0) << page_order;
    if (unused == 0) unused = ((uintptr_t)&__heap_base + header - 1) & ~(uintptr_t)(header - 1);
    size_t size = (size_t)1 << order;
    if (end - unused < size) {
        size_t pages = (size - (end - unused) + (1 << page_order) - 1) >> page_order;
        if (pages < least_pages) pages = least_pages;
        if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return NULL;
    }
    struct block *block = (struct block *)unused;
    unused += size;
    return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment > header || size > ((size_t)1 << most_order) - header) return ENOMEM;
    unsigned order = 32 - (unsigned)__builtin_clz((unsigned)(size + header - 1) | header);
    struct block *block = waiting[order];
    if (block) {
        waiting[order] = block->next;
    } else {
        block = new_block(order);
        if (!block) return ENOMEM;
        block->order = order;
    }
    *result = (unsigned char *)block + header;
    return 0;
}

void *malloc(size_t size) {
    void *result;
    return posix_memalign(&result, header, size) == 0 ? result : NULL;
}

void free(void *pointer) {
    if (!pointer) return;
    struct block *block = (struct block *)((unsigned char *)pointer - header);
    block->next = waiting[block->order];
    waiting[block->order] = block;
}

// What is called after each function that the page calls. wasi-libc's own would close its streams, of which there are none.
void __wasm_call_dtors(void) {}

// The tables of canonical equivalence, 25 KB, are for comparing texts that are written differently and look the same. The
// core compares with texts of ASCII or byte by byte, so that here no code point is taken apart or put together.

unsigned short _swift_stdlib_getNormData(unsigned int scalar) { return 0; }

unsigned int _swift_stdlib_getDecompositionEntry(unsigned int scalar) { return 0; }

unsigned int _swift_stdlib_getComposition(unsigned int first, unsigned int second) { return 0xFFFFFFFF; }

const unsigned char *const _swift_stdlib_nfd_decompositions = (const unsigned char *)"";
