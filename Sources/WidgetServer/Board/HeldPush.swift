internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

/// A push that its history does not have yet: what it left behind, and what is needed to tell of it.
///
/// Of many pushes only the last few are ever told of, so nothing is worked out before that.
struct HeldPush: Sendable {
    /// The widget as the push left it.
    let widget: Widget
    /// Whether the push made the widget.
    let isCreation: Bool
    /// What was pushed, and by which key.
    let write: WidgetWrite

    /// How much memory it may hold, roughly, in bytes of JSON.
    var size: Int { widget.wire.count + write.bodyBytes }

    /// What history keeps of it.
    var record: PushRecord {
        PushRecord(
            widget: widget.ordinal,
            at: widget.updatedAt,
            isCreation: isCreation,
            key: write.key,
            reading: widget.draft.content?.summary(at: widget.updatedAt),
            percent: widget.draft.content?.reading(at: widget.updatedAt).percent,
            content: content
        )
    }

    private var content: PushRecord.Content {
        let pushed: JSON?
        switch write.change {
        case .put: pushed = widget.draft.document
        case .patch(let patch): pushed = patch.object?["content"]
        case .delete: pushed = nil
        }
        guard let text = pushed?.text else { return .none }
        return text.utf8.count <= PushRecord.contentLimit ? .kept(text) : .tooLong
    }
}
