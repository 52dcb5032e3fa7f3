#ifndef HEADWAY_CSIGNALFD_SHIM_H
#define HEADWAY_CSIGNALFD_SHIM_H

// The module map of Glibc leaves this header out.
#include <sys/signalfd.h>

#endif
