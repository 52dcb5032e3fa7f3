public import Widgets

/// A read-only token (`hlw_`) as the store keeps it: which widget it reads, never the token itself.
public struct LinkRecord: Hashable, Sendable {
    /// Tells it from the other links of this store.
    public let id: LinkID

    /// The account that owns the widget.
    public let account: AccountID

    /// The one widget that may be read.
    public let slug: String

    /// The digest of the token.
    public let digest: SecretDigest

    /// When it was made.
    public let createdAt: Instant

    /// When it was revoked; nil while it is active.
    public let revokedAt: Instant?

    /// The record of a link that the store has numbered `id`.
    public init(id: LinkID, link: NewLink, revokedAt: Instant? = nil) {
        self.id = id
        account = link.account
        slug = link.slug
        digest = link.digest
        createdAt = link.createdAt
        self.revokedAt = revokedAt
    }
}

/// Tells one link of a store from the others; safe to show.
public struct LinkID: RawRepresentable, Hashable, Sendable {
    /// The number behind it, 1 or more.
    public let rawValue: Int64

    /// The identifier with this number.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }
}

/// A link that is about to be kept: all of a `LinkRecord` but the identifier.
public struct NewLink: Hashable, Sendable {
    /// The account that owns the widget.
    public let account: AccountID

    /// The one widget that may be read.
    public let slug: String

    /// The digest of the token; the token itself is never kept.
    public let digest: SecretDigest

    /// When it was made.
    public let createdAt: Instant

    /// A link with these members.
    public init(account: AccountID, slug: String, digest: SecretDigest, createdAt: Instant) {
        self.account = account
        self.slug = slug
        self.digest = digest
        self.createdAt = createdAt
    }
}
