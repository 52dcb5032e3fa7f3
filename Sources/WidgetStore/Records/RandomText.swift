internal import CCrypto

/// Random text for keys and identifiers.
enum RandomText {
    private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

    /// Base62 characters, each equally likely, from the random generator of libcrypto.
    ///
    /// Bytes of 248 and more are thrown away, since 248 is the largest multiple of 62 in a byte; taking them modulo 62
    /// would make the first letters more likely.
    ///
    /// - Parameters:
    ///   - count: How many characters.
    ///   - fill: Fills a buffer with random bytes and says whether it could. Replaced by tests only.
    /// - Returns: The text.
    /// - Throws: `StoreError.Kind.fault` when there are no random bytes.
    static func base62(
        count: Int,
        fill: (UnsafeMutableBufferPointer<UInt8>) -> Bool = fillFromLibcrypto
    ) throws(StoreError) -> String {
        var characters: [UInt8] = []
        characters.reserveCapacity(count)
        var bytes = [UInt8](repeating: 0, count: count + count / 8 + 8)
        while characters.count < count {
            guard bytes.withUnsafeMutableBufferPointer({ fill($0) }) else {
                throw StoreError(
                    .fault,
                    "The system gave no random bytes, so no key or identifier can be made. Try again."
                )
            }
            for byte in bytes where byte < 248 && characters.count < count {
                characters.append(alphabet[Int(byte) % 62])
            }
        }
        return String(decoding: characters, as: UTF8.self)
    }

    private static func fillFromLibcrypto(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Bool {
        // 1 is success, everything else failure: https://docs.openssl.org/3.0/man3/RAND_bytes/
        RAND_bytes(buffer.baseAddress, Int32(buffer.count)) == 1
    }
}
