/// The 64-bit FNV-1a hash: fast, and not for secrets.
///
/// http://www.isthe.com/chongo/tech/comp/fnv/
@frozen
public struct FNV1a: Sendable {
    /// The hash of what has been combined so far.
    public var value: UInt64

    /// The hash of nothing; seeds make different hashes of the same bytes.
    @inlinable
    public init(seed: UInt64 = 0) {
        value = seed ^ 0xCBF2_9CE4_8422_2325
    }

    /// Combines one byte.
    @inlinable
    public mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    /// Combines bytes one by one.
    @inlinable
    public mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { combine(byte) }
    }

    /// Combines bytes eight at a time, which is faster and gives another hash than one by one.
    @inlinable
    public mutating func combine(wordsOf bytes: UnsafeRawBufferPointer) {
        let whole = bytes.count / 8 * 8
        for offset in stride(from: 0, to: whole, by: 8) {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            value = (value ^ UInt64(littleEndian: word)) &* 0x100_0000_01B3
            // A multiplication moves bits up only.
            value ^= value >> 32
        }
        for byte in bytes[whole...] { combine(byte) }
    }
}
