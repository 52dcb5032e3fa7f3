internal import CLinux
internal import Glibc

/// A signal that wakes a sleeping thread, with a descriptor for `poll` and `epoll` (`eventfd`).
public final class WakeUp: Sendable {
    private let file: FileDescriptor

    /// The descriptor, readable while the signal is set.
    public var descriptor: Int32 { file.number }

    /// A signal that is not set; nil when the process has no descriptors left.
    public init?() {
        let number = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        guard number >= 0 else { return nil }
        file = FileDescriptor(owning: number)
    }

    /// Wakes the sleeper, or keeps it from falling asleep once.
    public func signal() {
        // Fails only when the counter is full, and then the signal is set already.
        _ = eventfd_write(descriptor, 1)
    }

    /// Clears the signal.
    public func clear() {
        var count: eventfd_t = 0
        _ = eventfd_read(descriptor, &count)
    }

    /// Sleeps until the signal is set or the time is over, and clears it.
    ///
    /// - Parameter milliseconds: Maximum time to sleep, at most a minute; nil sleeps without end.
    public func wait(milliseconds: UInt64?) {
        var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let limit = milliseconds.map { Int32(min($0, 60_000)) } ?? -1
        if poll(&poller, 1, limit) > 0 { clear() }
    }
}
