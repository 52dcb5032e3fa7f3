internal import CCrypto

/// The SHA-256 of libcrypto, looked up once for the whole process.
///
/// `EVP_sha256()` would be looked up anew for every digest, which costs more than the digest of a key.
final class SHA256Algorithm: Sendable {
    // No lock: the pointer is set once, and an EVP_MD that was fetched is immutable and safe to use from every thread.
    // https://docs.openssl.org/3.0/man7/crypto/#ALGORITHM-FETCHING
    nonisolated(unsafe) let pointer: OpaquePointer?

    static let shared = SHA256Algorithm()

    /// Fetches the algorithm; should that fail, the pointer is nil and `EVP_Digest` refuses.
    private init() {
        pointer = EVP_MD_fetch(nil, "SHA256", nil)
    }

    deinit {
        EVP_MD_free(pointer)
    }
}
