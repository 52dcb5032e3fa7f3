/// What a connection is doing, and since when, packed into one word so that two threads can share it without a lock.
struct ConnectionPhase: Equatable, Sendable {
    enum Kind: UInt64, Sendable {
        /// Opened; no request line yet.
        case fresh
        /// Between two requests, nothing has arrived.
        case idle
        /// Between two requests, and the reaper has seen bytes of the next one arrive.
        case arriving
        /// The request line is in, the rest is not.
        case receiving
        /// The request waits for us to answer.
        case waiting
        /// The answer is on its way to the client.
        case answering
        /// Shut down by the reaper.
        case closing
    }

    var kind: Kind

    /// Milliseconds of the monotonic clock, so that both fit into one word.
    var since: UInt64

    init(_ kind: Kind, since: UInt64) {
        self.kind = kind
        self.since = since
    }

    init(word: UInt64) {
        kind = Kind(rawValue: word & 7) ?? .closing
        since = word >> 3
    }

    var word: UInt64 { since << 3 | kind.rawValue }

    /// The phase of a connection whose request line has just come in.
    ///
    /// The time counts from the first byte where that was seen, and on a new connection from its opening.
    func requestLine(now: UInt64) -> ConnectionPhase {
        switch kind {
        case .fresh, .arriving, .closing: ConnectionPhase(.receiving, since: since)
        case .idle, .receiving, .waiting, .answering: ConnectionPhase(.receiving, since: now)
        }
    }
}
