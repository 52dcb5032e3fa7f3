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
