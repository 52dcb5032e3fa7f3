/// Changes that become durable together.
public struct WidgetBatch: Hashable, Sendable {
    /// The changes, applied in this order.
    public var changes: [WidgetChange]

    /// What to add to the counts of updates, best one entry for each account and month.
    public var usage: [UsageIncrement]

    /// A batch of `changes` that counts `usage`.
    public init(changes: [WidgetChange] = [], usage: [UsageIncrement] = []) {
        self.changes = changes
        self.usage = usage
    }

    /// Whether there is nothing to commit.
    public var isEmpty: Bool { changes.isEmpty && usage.isEmpty }
}
