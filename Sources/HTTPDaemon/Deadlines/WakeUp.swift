internal import CMicrohttpd
internal import Glibc

/// A bell that wakes a sleeping thread (`eventfd`).
final class WakeUp: Sendable {
    let descriptor: Int32

    /// Nil when the process has no descriptors left.
    init?() {
        descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        if descriptor < 0 { return nil }
    }

    deinit {
        close(descriptor)
    }

    /// Wakes the sleeper, or keeps it from falling asleep once.
    func ring() {
        // Fails only when the counter is full, and then the bell rings already.
        _ = eventfd_write(descriptor, 1)
    }

    /// Stops it ringing.
    func hush() {
        var count: eventfd_t = 0
        _ = eventfd_read(descriptor, &count)
    }

    /// Sleeps until the bell rings or the time is over; nil sleeps without end.
    func wait(milliseconds: UInt64?) {
        var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let limit = milliseconds.map { Int32(min($0, 60_000)) } ?? -1
        if poll(&poller, 1, limit) > 0 { hush() }
    }
}
