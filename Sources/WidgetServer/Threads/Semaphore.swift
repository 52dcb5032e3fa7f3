internal import Glibc

/// A counter that a thread can wait on until it is above zero (`sem_t`).
final class Semaphore: Sendable {
    // Made in init and destroyed in deinit only; sem_post and sem_wait may be called from any thread.
    nonisolated(unsafe) private let handle: UnsafeMutablePointer<sem_t>

    /// A semaphore at zero.
    init() {
        handle = .allocate(capacity: 1)
        // Fails only for a value over SEM_VALUE_MAX.
        sem_init(handle, 0, 0)
    }

    deinit {
        sem_destroy(handle)
        handle.deallocate()
    }

    /// Adds one, and wakes a thread that waits.
    func signal() {
        // Fails only at SEM_VALUE_MAX, and then nobody waits.
        sem_post(handle)
    }

    /// Waits until the counter is above zero and takes one away.
    func wait() {
        while sem_wait(handle) != 0 && errno == EINTR {}
    }
}
