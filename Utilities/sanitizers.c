// Linked into programs that are built with a sanitizer (scripts/sanitize.sh), and into no other.
#if defined(HEADWAY_THREAD_SANITIZER)
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

// The slow paths of Synchronization.Mutex are in a library of the toolchain that the thread sanitizer has not been built
// into: a lock that somebody waits for looks to it like no lock. These stand in their place, call them, and say so.
#define NAME(symbol) __asm__(symbol)
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK_SLOW "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef __attribute__((swiftcall)) void (*lock_slow)(uint32_t thread, __attribute__((swift_context)) void *handle);
typedef __attribute__((swiftcall)) void (*unlock_slow)(__attribute__((swift_context)) void *handle);
typedef __attribute__((swiftcall)) _Bool (*try_lock_slow)(__attribute__((swift_context)) void *handle);

__attribute__((swiftcall)) void headway_lock_slow(uint32_t thread, __attribute__((swift_context)) void *handle)
    NAME(LOCK_SLOW);
__attribute__((swiftcall)) void headway_lock_slow(uint32_t thread, __attribute__((swift_context)) void *handle) {
    static lock_slow next;
    if (next == NULL) next = (lock_slow)dlsym(RTLD_NEXT, LOCK_SLOW);
    next(thread, handle);
    __tsan_acquire(handle);
}

__attribute__((swiftcall)) _Bool headway_try_lock_slow(__attribute__((swift_context)) void *handle) NAME(TRY_LOCK_SLOW);
__attribute__((swiftcall)) _Bool headway_try_lock_slow(__attribute__((swift_context)) void *handle) {
    static try_lock_slow next;
    if (next == NULL) next = (try_lock_slow)dlsym(RTLD_NEXT, TRY_LOCK_SLOW);
    _Bool is_locked = next(handle);
    if (is_locked) __tsan_acquire(handle);
    return is_locked;
}

__attribute__((swiftcall)) void headway_unlock_slow(__attribute__((swift_context)) void *handle) NAME(UNLOCK_SLOW);
__attribute__((swiftcall)) void headway_unlock_slow(__attribute__((swift_context)) void *handle) {
    static unlock_slow next;
    if (next == NULL) next = (unlock_slow)dlsym(RTLD_NEXT, UNLOCK_SLOW);
    __tsan_release(handle);
    next(handle);
}

const char *__tsan_default_options(void) {
    return "second_deadlock_stack=1:history_size=4:exitcode=66";
}
#endif

#if defined(HEADWAY_ADDRESS_SANITIZER)
// In the program itself, for tests start programs with hardly an environment.
const char *__lsan_default_suppressions(void) {
    static const char text[] = {
#embed "leaks.txt"
        , 0};
    return text;
}

const char *__lsan_default_options(void) {
    return "print_suppressions=0";
}
#endif
