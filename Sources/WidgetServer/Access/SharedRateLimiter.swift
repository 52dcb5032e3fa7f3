internal import HTTPDaemon
internal import Synchronization

/// The rate limiter of all connections.
final class SharedRateLimiter: Sendable {
    /// Requests that one address may make in a minute; 0 admits everything.
    let perMinute: Int

    private let limiter: Mutex<RateLimiter>
    private let clocks: Clocks

    /// - Parameters:
    ///   - perMinute: Requests that one address may make in a minute; 0 admits everything.
    ///   - clocks: The clocks to go by.
    init(perMinute: Int, clocks: Clocks) {
        limiter = Mutex(RateLimiter(perMinute: perMinute))
        self.perMinute = max(perMinute, 0)
        self.clocks = clocks
    }

    /// Counts a request.
    func admit(_ address: PeerAddress) -> RateLimiter.Decision {
        guard perMinute > 0 else { return .admitted }
        let now = clocks.uptime()
        return limiter.withLock { $0.admit(address, now: now) }
    }
}
