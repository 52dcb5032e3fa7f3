internal import Synchronization

/// What one request is called in its answer and in the log: 16 hexadecimal digits that do not repeat.
struct RequestID: Sendable {
    private let number: UInt64

    /// The 16 digits.
    var text: String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// The value of `instance`.
    var path: String {
        "/requests/" + text
    }

    /// The next id: a counter from a random start, so that ids differ over restarts too.
    static func next() -> RequestID {
        let number = counter.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue
        // Mixed, so that ids of neighbouring requests look nothing alike (D. Steele et al., SplitMix, 2014).
        var mixed = number
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        mixed ^= mixed >> 31
        return RequestID(number: mixed)
    }

    private static let counter = Atomic<UInt64>(UInt64.random(in: .min ... .max))
}
