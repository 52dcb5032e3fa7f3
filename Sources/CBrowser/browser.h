// What the browser's module asks of the page; it exists only there.

#ifndef HEADWAY_BROWSER_H
#define HEADWAY_BROWSER_H

#if defined(__wasm__)

// Declared in C because Swift has no stable word for an import of a wasm module.
//
// The width in points of one line of text, UTF-8 without a NUL behind it, in Inter of a size and weight (400 to 700).
__attribute__((import_module("headway"), import_name("text_width")))
double headway_text_width(const unsigned char *text, unsigned int count, double size, unsigned int weight);

#endif

#endif
