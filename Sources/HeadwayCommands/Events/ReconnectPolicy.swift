/// Decides when a stream that has ended is called again; it knows no clock and waits for nothing.
struct ReconnectPolicy {
    /// The longest wait but for chance, in seconds.
    static let limit = Duration.seconds(30)

    private var failures = 0

    /// The stream is there again.
    mutating func reached() {
        failures = 0
    }

    /// How long to wait before the next call.
    ///
    /// Twice as long after every call in a row that fails, and spread by chance, so that a server which comes back is not
    /// called by all of its viewers at once.
    ///
    /// - Parameters:
    ///   - retry: What the stream asked for; two seconds when it did not, held in half a second to thirty.
    ///   - asked: What a refusal asked for at least (`Retry-After`).
    ///   - chance: A number from 0 to 1 from a random source.
    /// - Returns: The wait, at most 45 seconds but for a longer one that was asked for.
    mutating func wait(retry: Duration?, asked: Duration?, chance: Double) -> Duration {
        let first = max(.milliseconds(500), min(retry ?? .seconds(2), ReconnectPolicy.limit))
        let grown = min(first * (1 << min(failures, 6)), ReconnectPolicy.limit)
        failures += 1
        return max(grown * (0.5 + chance), min(asked ?? .zero, .seconds(300)))
    }
}
