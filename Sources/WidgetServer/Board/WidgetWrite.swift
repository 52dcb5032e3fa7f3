internal import WidgetStore
internal import Widgets

/// One write to a widget, complete but for the state that it meets.
struct WidgetWrite: Sendable {
    /// What is to be done.
    enum Change: Sendable {
        /// Creates the widget or replaces what its owner wrote (POST).
        case put(WidgetDraft)
        /// Merges a patch into it (PATCH).
        case patch(JSON)
        /// Removes it (DELETE).
        case delete
    }

    let account: AccountID
    let slug: Slug
    let change: Change
    let precondition: Precondition
    /// The key that sends it.
    let key: KeyID
    /// How many bytes its body has.
    let bodyBytes: Int
}

/// A write and whoever waits to hear what became of it.
struct PendingWrite: Sendable {
    let write: WidgetWrite
    let completion: @Sendable (WriteOutcome) -> Void
}
