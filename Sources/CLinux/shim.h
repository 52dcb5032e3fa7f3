#ifndef HEADWAY_CLINUX_SHIM_H
#define HEADWAY_CLINUX_SHIM_H

// The module map of Glibc leaves these headers out.
#include <sys/eventfd.h>
#include <sys/signalfd.h>

#endif
