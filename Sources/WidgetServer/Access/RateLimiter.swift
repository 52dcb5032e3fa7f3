internal import HTTPDaemon
internal import SystemSupport

/// Counts requests per address: as many at once as a minute allows, and then as fast as they drain away.
///
/// It is the generic cell rate algorithm: of each address only the instant is kept at which it will be clear of debt. A
/// pure value; whoever holds it gives the time.
struct RateLimiter: Sendable {
    /// What becomes of a request.
    enum Decision: Sendable, Equatable {
        /// It may go on.
        case admitted
        /// It is one too many; the next one is welcome after this time, in whole milliseconds.
        case refused(retryAfter: Duration)
    }

    /// Requests that one address may make in a minute, unless set otherwise.
    static let usualPerMinute = 200

    /// Addresses that are kept at most; the memory is bounded whoever comes.
    static let addressLimit = 65_536

    private let perMinute: Int
    /// The time in which the debt of one request drains away.
    private let cost: Duration
    /// The most debt that an address may have.
    private let burst: Duration
    /// By address: when its debt is paid, on a monotonic clock.
    private var clearAt: [PeerAddress: Duration] = [:]

    /// - Parameter perMinute: Requests that one address may make in a minute; 0 admits everything.
    init(perMinute: Int) {
        self.perMinute = max(perMinute, 0)
        cost = perMinute > 0 ? .microseconds(60_000_000 / perMinute) : .zero
        burst = cost * self.perMinute
    }

    /// Counts a request.
    ///
    /// - Parameters:
    ///   - address: The sender; of an IPv6 address only the network of 64 bits counts.
    ///   - now: The time of a monotonic clock.
    /// - Returns: Whether it may go on; a refused request is not counted.
    mutating func admit(_ address: PeerAddress, now: Duration) -> Decision {
        guard perMinute > 0 else { return .admitted }
        let key = address.ipv4 == nil ? PeerAddress(high: address.high, low: 0) : address
        let clear = max(clearAt[key] ?? now, now) + cost
        let excess = clear - now - burst
        guard excess <= .zero else { return .refused(retryAfter: .milliseconds(excess.millisecondsRoundedUp)) }
        if clearAt[key] == nil, clearAt.count >= RateLimiter.addressLimit { makeRoom(now: now) }
        clearAt[key] = clear
        return .admitted
    }

    /// Forgets those without debt, and when all have some, the half that has least.
    private mutating func makeRoom(now: Duration) {
        clearAt = clearAt.filter { $0.value > now }
        guard clearAt.count >= RateLimiter.addressLimit else { return }
        let middle = clearAt.values.sorted()[clearAt.count / 2]
        clearAt = clearAt.filter { $0.value > middle }
    }
}
