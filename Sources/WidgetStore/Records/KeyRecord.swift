public import Widgets

/// A key as the store keeps it: its digest and what it may do, never the key itself.
public struct KeyRecord: Hashable, Sendable {
    /// Tells it from the other keys of this store.
    public let id: KeyID

    /// The account it acts for.
    public let account: AccountID

    /// What people call it; unique among the active keys of its account.
    public let name: String

    /// The digest of the key.
    public let digest: SecretDigest

    /// Whether it may touch widgets at all.
    public let allowsWidgets: Bool

    /// The slugs it may touch; all when empty.
    public let slugPatterns: [SlugPattern]

    /// When it was made.
    public let createdAt: Instant

    /// When it was revoked; nil while it is active.
    public let revokedAt: Instant?

    /// The record of a key that the store has numbered `id`.
    public init(id: KeyID, key: NewKey, revokedAt: Instant? = nil) {
        self.id = id
        account = key.account
        name = key.name
        digest = key.digest
        allowsWidgets = key.allowsWidgets
        slugPatterns = key.slugPatterns
        createdAt = key.createdAt
        self.revokedAt = revokedAt
    }

    /// Whether the key may touch the widget `slug`: the widgets flag is on, and a pattern matches or there is none.
    public func allows(slug: String) -> Bool {
        allowsWidgets && (slugPatterns.isEmpty || slugPatterns.contains { $0.matches(slug) })
    }
}

/// Tells one key of a store from the others; safe to show.
public struct KeyID: RawRepresentable, Hashable, Sendable {
    /// The number behind it, 1 or more.
    public let rawValue: Int64

    /// The identifier with this number.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }
}

/// A key that is about to be kept: all of a `KeyRecord` but the identifier.
public struct NewKey: Hashable, Sendable {
    /// The account it acts for.
    public let account: AccountID

    /// What people call it; unique among the active keys of its account.
    public let name: String

    /// The digest of the key; the key itself is never kept.
    public let digest: SecretDigest

    /// Whether it may touch widgets at all.
    public let allowsWidgets: Bool

    /// The slugs it may touch; all when empty.
    public let slugPatterns: [SlugPattern]

    /// When it was made.
    public let createdAt: Instant

    /// A key with these members.
    public init(
        account: AccountID,
        name: String,
        digest: SecretDigest,
        allowsWidgets: Bool = true,
        slugPatterns: [SlugPattern] = [],
        createdAt: Instant
    ) {
        self.account = account
        self.name = name
        self.digest = digest
        self.allowsWidgets = allowsWidgets
        self.slugPatterns = slugPatterns
        self.createdAt = createdAt
    }
}
