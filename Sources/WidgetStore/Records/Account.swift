public import Widgets

/// An account: the owner of widgets, keys and links.
public struct Account: Hashable, Sendable {
    /// The number of characters in `publicID`.
    public static let publicIDLength = 24

    /// The maximum number of characters in `nickname`.
    public static var nicknameLimit: Int { DisplayName.maximumLength }

    /// Tells it from the other accounts of this store.
    public let id: AccountID

    /// What people call it, or nil.
    public let nickname: String?

    /// What clients see as `id` in `/auth/me`: 24 random base62 characters that never change.
    public let publicID: String

    /// When it was made.
    public let createdAt: Instant

    /// An account with these members.
    public init(id: AccountID, nickname: String?, publicID: String, createdAt: Instant) {
        self.id = id
        self.nickname = nickname
        self.publicID = publicID
        self.createdAt = createdAt
    }
}

/// Tells one account of a store from the others.
public struct AccountID: RawRepresentable, Hashable, Sendable {
    /// The number behind it, 1 or more.
    public let rawValue: Int64

    /// The identifier with this number.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }
}
