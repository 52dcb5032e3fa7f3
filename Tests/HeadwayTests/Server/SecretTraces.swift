/// Looks for secrets, and for parts of them, in what a program leaves behind.
struct SecretTraces {
    /// A part of this many characters counts as a trace: 48 of the 190 bits.
    static let partLength = 8

    private var parts: [UInt64: String] = [:]

    /// Adds a secret such as `hlk_…`; its beginning is none.
    mutating func add(_ secret: String, as name: String) {
        let bytes = Array(secret.utf8.dropFirst(4))
        for start in 0...(bytes.count - SecretTraces.partLength) {
            parts[SecretTraces.word(bytes[start..<(start + SecretTraces.partLength)])] = name
        }
    }

    /// The names of the secrets of which a part stands in some bytes.
    func found(in bytes: some Collection<UInt8>) -> Set<String> {
        var names: Set<String> = []
        var word: UInt64 = 0
        for (index, byte) in bytes.enumerated() {
            word = word << 8 | UInt64(byte)
            if index + 1 >= SecretTraces.partLength, let name = parts[word] { names.insert(name) }
        }
        return names
    }

    private static func word(_ bytes: some Collection<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
