#include "CPages.h"

// SwiftPM compiles as C17; clang knows #embed there too.
#pragma clang diagnostic ignored "-Wc23-extensions"

#if __has_include("../../.build/site/pages.inc")
#include "../../.build/site/pages.inc"
#else
#error "The files for browsers have not been made yet: run scripts/build-site.sh once, or make build, which does so."
#endif

unsigned headway_page_count(void) {
    return sizeof pages / sizeof *pages;
}

const struct headway_page *headway_page_at(unsigned index) {
    return &pages[index];
}
