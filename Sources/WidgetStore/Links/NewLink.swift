public import Widgets

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
