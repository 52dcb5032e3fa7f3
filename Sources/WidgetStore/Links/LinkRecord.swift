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
