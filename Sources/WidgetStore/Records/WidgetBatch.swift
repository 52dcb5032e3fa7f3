/// Changes that become durable together.
public struct WidgetBatch: Hashable, Sendable {
    /// The changes, applied in this order.
    public var changes: [WidgetChange]

    /// What to add to the counts of updates, best one entry for each account and month.
    public var usage: [UsageIncrement]

    /// Pushes for the histories of their widgets, those of one widget in their order.
    ///
    /// They come after the changes. What is above the limit of a history goes, and so does a push whose widget is gone.
    public var pushes: [PushRecord]

    /// A batch of `changes` that counts `usage` and adds `pushes` to histories.
    public init(changes: [WidgetChange] = [], usage: [UsageIncrement] = [], pushes: [PushRecord] = []) {
        self.changes = changes
        self.usage = usage
        self.pushes = pushes
    }

    /// Whether there is nothing to commit.
    public var isEmpty: Bool { changes.isEmpty && usage.isEmpty && pushes.isEmpty }
}

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

/// One change to the widgets of a store.
public enum WidgetChange: Hashable, Sendable {
    /// Keeps the widget, in place of the one with its account and slug if there is one.
    case put(StoredWidget)
    /// Removes a widget. Not an error when there is none.
    case delete(account: AccountID, slug: String)
}
