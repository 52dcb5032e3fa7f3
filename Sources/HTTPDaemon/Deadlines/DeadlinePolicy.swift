internal import SystemSupport

/// Decides when a connection has had its time.
///
/// Pure: the reaper feeds it and acts.
struct DeadlinePolicy: Sendable {
    enum Decision: Equatable, Sendable {
        /// Leave it alone.
        case keep
        /// The next request has begun to arrive: note that it did.
        case arrived
        /// The client has closed its side: let MHD see the end of it.
        case finish
        /// Shut it down.
        case close
    }

    let idleMilliseconds: UInt64
    let requestMilliseconds: UInt64
    let answerMilliseconds: UInt64
    private let connectionLimit: Int

    /// Two clocks are compared (ours and the kernel's, which counts in ticks of up to 10 ms): be sure.
    static let slack: UInt64 = 50

    init(_ limits: HTTPLimits) {
        idleMilliseconds = UInt64(max(0, limits.idleTime.millisecondsRoundedUp))
        requestMilliseconds = UInt64(max(0, limits.requestTime.millisecondsRoundedUp))
        answerMilliseconds = UInt64(max(0, limits.answerTime.millisecondsRoundedUp))
        connectionLimit = limits.connections
    }

    /// The least time that a connection which sends nothing is left, however few places there are, in milliseconds.
    static let shortestSilence: UInt64 = 2_000

    /// How long a connection may be silent while so many are open, in milliseconds: from three quarters of the limit on the
    /// less the fewer places are left; nil for as long as the limits say.
    ///
    /// Whoever holds many connections without a word is not to keep others out.
    func silence(connections: Int) -> UInt64? {
        let start = connectionLimit / 4 * 3
        // The last eighth is for those who come while the sweep is on its way.
        let end = connectionLimit / 8 * 7
        guard connections > start, end > start else { return nil }
        let left = UInt64(max(end - connections, 0)) * 1_000 / UInt64(end - start)
        return Self.shortestSilence + max(idleMilliseconds, 10_000) * left / 1_000
    }

    /// Decides for one connection.
    ///
    /// - Parameters:
    ///   - phase: What it is doing.
    ///   - now: Milliseconds of the clock of `phase.since`.
    ///   - silence: How long it may be silent while places are few; nil when there are enough.
    ///   - socket: What the kernel knows of the socket, asked for only while we wait for the client. Without it a client
    ///     could send the next request line at a byte a second and count as idle.
    /// - Returns: What to do with it.
    func decide(
        _ phase: ConnectionPhase,
        now: UInt64,
        silence: UInt64? = nil,
        socket: () -> SocketState?
    ) -> Decision {
        let age = now > phase.since ? now - phase.since : 0
        if let silence, age >= silence, phase.kind == .idle || phase.kind == .fresh { return .close }
        switch phase.kind {
        case .fresh, .arriving, .receiving:
            if expired(age, requestMilliseconds) == .close { return .close }
            return socket()?.isFinished == true ? .finish : .keep
        case .idle:
            if expired(age, idleMilliseconds) == .close { return .close }
            guard let state = socket() else { return .keep }
            if state.isFinished { return .finish }
            return requestMilliseconds > 0 && state.sinceLastByte + Self.slack < age ? .arrived : .keep
        case .answering:
            return expired(age, answerMilliseconds)
        case .waiting, .closing:
            return .keep
        }
    }

    /// How often to look, in milliseconds: an eighth of the shortest limit, between 20 ms and a second.
    var interval: UInt64 {
        let shortest: UInt64 =
            [idleMilliseconds, requestMilliseconds, answerMilliseconds].filter { $0 > 0 }.min() ?? 8_000
        return min(max(shortest / 8, 20), 1_000)
    }

    private func expired(_ age: UInt64, _ limit: UInt64) -> Decision {
        limit > 0 && age >= limit ? .close : .keep
    }
}
