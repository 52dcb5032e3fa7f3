/// Updates to count for an account.
public struct UsageIncrement: Hashable, Sendable {
    /// The account that made them.
    public let account: AccountID

    /// The month they count for, as "YYYYMM" in UTC.
    public let month: String

    /// How many to add; 0 or more.
    public let updates: Int64

    /// An increment with these members.
    public init(account: AccountID, month: String, updates: Int64) {
        self.account = account
        self.month = month
        self.updates = updates
    }
}
