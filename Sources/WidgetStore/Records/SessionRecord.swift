public import Widgets

/// A session as the store keeps it, with the key whose rights it has.
public struct SessionRecord: Hashable, Sendable {
    /// The seconds for which a session lives on after each use: 30 days.
    public static let lifetimeSeconds: Int64 = 30 * 86_400

    /// Tells it from the other sessions of this store.
    public let id: SessionID

    /// The key that was signed in with; the session can do what the key can, and ends with it.
    public let key: KeyRecord

    /// When it was made.
    public let createdAt: Instant

    /// The last use that was stored; later ones may be known to whoever serves it.
    public let usedAt: Instant

    /// A record of these members.
    public init(id: SessionID, key: KeyRecord, createdAt: Instant, usedAt: Instant) {
        self.id = id
        self.key = key
        self.createdAt = createdAt
        self.usedAt = usedAt
    }

    /// Whether a session that was last used at `usedAt` has run out at `now`.
    public static func isOver(usedAt: Instant, now: Instant) -> Bool {
        now >= usedAt.adding(seconds: lifetimeSeconds)
    }
}

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

/// Tells one session of a store from the others; safe to show.
public struct SessionID: RawRepresentable, Hashable, Sendable {
    /// The number behind it, 1 or more.
    public let rawValue: Int64

    /// The identifier with this number.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }
}
