internal import WidgetStore
internal import Widgets

/// What became of a write.
enum WriteOutcome: Sendable {
    /// The widget is new, and on disk.
    case created(Widget)
    /// The widget was changed, and the change is on disk.
    case updated(Widget)
    /// The widget is gone, on disk too.
    case deleted
    /// Nothing was changed.
    case refused(WriteRefusal)

    /// The push that a write has been, for the history of its widget; nil where it was none.
    func push(of write: WidgetWrite) -> HeldPush? {
        switch self {
        case .created(let widget): HeldPush(widget: widget, isCreation: true, write: write)
        case .updated(let widget): HeldPush(widget: widget, isCreation: false, write: write)
        case .deleted, .refused: nil
        }
    }

    /// The widget that was made or changed.
    var widget: Widget? {
        switch self {
        case .created(let widget), .updated(let widget): widget
        case .deleted, .refused: nil
        }
    }

    /// Whether something was changed.
    var isAccepted: Bool {
        if case .refused = self { return false }
        return true
    }
}

/// Why a write was refused.
enum WriteRefusal: Sendable {
    /// The account has no such widget.
    case notFound
    /// `If-Match` or `If-None-Match` does not hold.
    case preconditionFailed
    /// The account has as many widgets as it may.
    case capReached(limit: Int)
    /// The content would break a rule.
    case faults(Faults)
    /// The store could not take it.
    case store(StoreError)
    /// The server is stopping.
    case stopping
}
