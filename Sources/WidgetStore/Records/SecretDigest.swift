internal import CCrypto

/// The SHA-256 of a secret: all that the store keeps of it.
///
/// Equality takes the same time whatever the bytes are. The description does not show them.
public struct SecretDigest: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The size of a digest in bytes.
    public static let byteCount = 32

    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    /// The digest of `bytes`.
    ///
    /// Done by `EVP_Digest` of libcrypto. Should libcrypto refuse, which it does only without memory, the digest is
    /// that of a fresh random value, so that it equals no other: the request is refused, nothing is let in.
    public init(of bytes: UnsafeRawBufferPointer) {
        let done = withUnsafeMutableBytes(of: &words) { output in
            // https://docs.openssl.org/3.0/man3/EVP_DigestInit/
            EVP_Digest(
                bytes.baseAddress,
                bytes.count,
                output.baseAddress?.assumingMemoryBound(to: UInt8.self),
                nil,
                SHA256Algorithm.shared.pointer,
                nil
            )
        }
        guard done != 1 else { return }
        var generator = SystemRandomNumberGenerator()
        words = (generator.next(), generator.next(), generator.next(), generator.next())
    }

    /// The digest of the UTF-8 bytes of `text`.
    public init(of text: String) {
        var text = text
        self = text.withUTF8 { SecretDigest(of: UnsafeRawBufferPointer($0)) }
    }

    /// A digest read back from where it was kept; nil unless there are exactly 32 bytes.
    public init?(bytes: UnsafeRawBufferPointer) {
        guard bytes.count == Self.byteCount else { return nil }
        withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: bytes) }
    }

    /// Gives the 32 bytes to `body`; the pointer is good only during the call.
    public func withUnsafeBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var copy = words
        return try Swift.withUnsafeBytes(of: &copy, body)
    }

    /// Whether the digests are the same, found in constant time (`CRYPTO_memcmp`).
    public static func == (left: SecretDigest, right: SecretDigest) -> Bool {
        left.withUnsafeBytes { leftBytes in
            right.withUnsafeBytes { rightBytes in
                // https://docs.openssl.org/3.0/man3/CRYPTO_memcmp/
                CRYPTO_memcmp(leftBytes.baseAddress, rightBytes.baseAddress, byteCount) == 0
            }
        }
    }

    /// Feeds the digest to `hasher`.
    ///
    /// It is evenly spread already, so one word is enough.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(words.0)
    }

    /// Says that there is a digest, not which.
    public var description: String { "SecretDigest(…)" }

    /// Shows no members, so that `dump` and string interpolation of a record leave the bytes out.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
