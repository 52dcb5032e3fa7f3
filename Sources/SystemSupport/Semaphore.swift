internal import Glibc

/// A counter that a thread can wait on until it is above zero, for a while or for good (`pthread_cond_t`).
///
/// `sem_t` would do, but POSIX has no way to wait on it by a clock that never jumps.
public final class Semaphore: Sendable {
    private struct Parts {
        var mutex = pthread_mutex_t()
        var condition = pthread_cond_t()
        var count = 0
    }

    // Made in init and destroyed in deinit only; `count` is touched under `mutex` only.
    nonisolated(unsafe) private let parts: UnsafeMutablePointer<Parts>

    /// A semaphore at zero.
    public init() {
        parts = .allocate(capacity: 1)
        parts.initialize(to: Parts())
        // With these arguments none of the calls can fail: pthread_mutex_init(3), pthread_condattr_setclock(3).
        pthread_mutex_init(&parts.pointee.mutex, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(&parts.pointee.condition, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(&parts.pointee.condition)
        pthread_mutex_destroy(&parts.pointee.mutex)
        parts.deinitialize(count: 1)
        parts.deallocate()
    }

    /// Adds one, and wakes a thread that waits.
    public func signal() {
        pthread_mutex_lock(&parts.pointee.mutex)
        parts.pointee.count += 1
        pthread_mutex_unlock(&parts.pointee.mutex)
        pthread_cond_signal(&parts.pointee.condition)
    }

    /// Waits until the counter is above zero and takes one away.
    public func wait() {
        _ = wait(until: nil)
    }

    /// As `wait()`, but no longer than `limit`, and without end when that is nil; false when the time was over.
    public func wait(for limit: Duration?) -> Bool {
        guard let limit else { return wait(until: nil) }
        var end = timespec()
        clock_gettime(CLOCK_MONOTONIC, &end)
        let (seconds, attoseconds) = limit.components
        let nanoseconds = Int64(end.tv_nsec) + attoseconds / 1_000_000_000
        end.tv_sec += Int(seconds + nanoseconds / 1_000_000_000)
        end.tv_nsec = Int(nanoseconds % 1_000_000_000)
        return wait(until: end)
    }

    private func wait(until end: timespec?) -> Bool {
        pthread_mutex_lock(&parts.pointee.mutex)
        defer { pthread_mutex_unlock(&parts.pointee.mutex) }
        while parts.pointee.count == 0 {
            if var end {
                let status = pthread_cond_timedwait(&parts.pointee.condition, &parts.pointee.mutex, &end)
                if status == ETIMEDOUT { return false }
            } else {
                pthread_cond_wait(&parts.pointee.condition, &parts.pointee.mutex)
            }
        }
        parts.pointee.count -= 1
        return true
    }
}
