internal import Glibc
internal import HTTPDaemon
internal import Synchronization

/// The rate limiter of all connections, on a clock that never jumps.
final class SharedRateLimiter: Sendable {
    /// Requests that one address may make in a minute; 0 admits everything.
    let perMinute: Int

    private let limiter: Mutex<RateLimiter>
    private let uptime: @Sendable () -> Int64

    /// - Parameters:
    ///   - perMinute: Requests that one address may make in a minute; 0 admits everything.
    ///   - uptime: Microseconds of a clock that never jumps.
    init(perMinute: Int, uptime: @escaping @Sendable () -> Int64) {
        limiter = Mutex(RateLimiter(perMinute: perMinute))
        self.perMinute = max(perMinute, 0)
        self.uptime = uptime
    }

    /// Counts a request.
    func admit(_ address: PeerAddress) -> RateLimiter.Decision {
        guard perMinute > 0 else { return .admitted }
        let now = uptime()
        return limiter.withLock { $0.admit(address, now: now) }
    }
}
