internal import WidgetStore

/// Some of what was put off, for one commit.
struct DeferredPiece: Sendable {
    /// Updates to be added to the counts of accounts.
    let usage: [UsageIncrement]

    /// Pushes for the histories of their widgets.
    let pushes: [HeldPush]

    /// The same as the store takes it; takes a while to work out.
    var batch: WidgetBatch {
        WidgetBatch(usage: usage, pushes: pushes.map(\.record))
    }
}
