public import Widgets

/// A widget as the store keeps it.
///
/// The store does not look into the content.
public struct StoredWidget: Hashable, Sendable {
    /// The account that owns it.
    public let account: AccountID

    /// Its slug, unique in its account.
    public let slug: String

    /// Its place in the order of creation, 1 or more, unique over all accounts.
    ///
    /// Whoever creates a widget gives it a number above all others. A later `put` of the same slug keeps the first.
    public let ordinal: Int64

    /// Its name.
    public var name: String

    /// Its content as JSON text, kept byte for byte.
    public var content: String

    /// When it was created; a later `put` of the same slug keeps the first.
    public let createdAt: Instant

    /// When it was last pushed.
    public var updatedAt: Instant

    /// The least time between two pushes to a device, in seconds; nil when not set.
    public var pushThrottle: Int?

    /// The time after `updatedAt` when it counts as stale, in seconds; nil when not set.
    public var staleAfter: Int?

    /// A widget with these members.
    public init(
        account: AccountID,
        slug: String,
        ordinal: Int64,
        name: String,
        content: String,
        createdAt: Instant,
        updatedAt: Instant,
        pushThrottle: Int? = nil,
        staleAfter: Int? = nil
    ) {
        self.account = account
        self.slug = slug
        self.ordinal = ordinal
        self.name = name
        self.content = content
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.pushThrottle = pushThrottle
        self.staleAfter = staleAfter
    }
}
