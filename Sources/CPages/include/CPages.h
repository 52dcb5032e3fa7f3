// The files that browsers are given, compiled into the program; scripts/build-site.sh makes them.

#ifndef HEADWAY_PAGES_H
#define HEADWAY_PAGES_H

struct headway_page {
    /// The path within the site, such as `pages/wall.js`, in ASCII.
    const char *path;
    /// A text that differs for different bytes.
    const char *tag;
    const unsigned char *bytes;
    unsigned long count;
    /// The same bytes compressed by gzip, or NULL where that saves next to nothing.
    const unsigned char *packed;
    unsigned long packed_count;
};

/// How many files there are.
unsigned headway_page_count(void);

/// One of them, in the order of their paths; it lives as long as the program.
const struct headway_page *headway_page_at(unsigned index);

#endif
