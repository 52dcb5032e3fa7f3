/// The generation of access as it was last read from the store, and how long it may be believed.
///
/// Pure; the store gives the time. While the `AccessSignal` stands still nobody has said that anything changed. Who dies
/// between a commit and the signal has said nothing, though, so the store itself is asked at least once a second.
struct AccessLease {
    /// How long a generation is believed without a look into the store, in milliseconds.
    static let milliseconds: UInt64 = 1_000

    private var known: (generation: Int64, signal: UInt64, end: UInt64)?

    /// The generation, if it may still be believed.
    ///
    /// - Parameters:
    ///   - signal: The signal as it is now.
    ///   - now: Milliseconds of a clock that never jumps.
    /// - Returns: What was read last; nil when the store must be asked.
    func generation(signal: UInt64, now: UInt64) -> Int64? {
        guard let known, known.signal == signal, now < known.end else { return nil }
        return known.generation
    }

    /// Takes a generation that was just read.
    ///
    /// - Parameters:
    ///   - generation: What the store said.
    ///   - signal: The signal as it was before the store was asked.
    ///   - now: Milliseconds of the same clock, before the store was asked.
    mutating func renew(_ generation: Int64, signal: UInt64, now: UInt64) {
        known = (generation, signal, now + Self.milliseconds)
    }
}
