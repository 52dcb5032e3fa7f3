public import Widgets

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
