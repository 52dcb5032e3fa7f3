public import Widgets

/// A session that is about to be kept: what a browser has once its person has signed in with a key.
public struct NewSession: Hashable, Sendable {
    /// The key that was signed in with.
    public let key: KeyID

    /// The digest of the session's secret; the secret itself is never kept.
    public let digest: SecretDigest

    /// When it was made.
    public let createdAt: Instant

    /// A session with these members.
    public init(key: KeyID, digest: SecretDigest, createdAt: Instant) {
        self.key = key
        self.digest = digest
        self.createdAt = createdAt
    }
}
