/// A widget as it stands: what is needed to draw it, and no more.
public struct WidgetSnapshot: Sendable {
    /// What the widget is called.
    public let name: String
    /// What it says, checked.
    public let content: WidgetContent
    /// When it was last pushed.
    public let updatedAt: Instant
    /// After how many seconds without a push it is stale, or nil for never.
    public let staleAfter: Int?

    /// A widget of its parts.
    public init(name: String, content: WidgetContent, updatedAt: Instant, staleAfter: Int? = nil) {
        self.name = name
        self.content = content
        self.updatedAt = updatedAt
        self.staleAfter = staleAfter
    }

    /// The widget of a stored draft.
    ///
    /// - Parameters:
    ///   - draft: What its owner wrote.
    ///   - updatedAt: When it was last pushed; dates are measured against this, for then they were accepted.
    /// - Throws: `Faults` when the content does not keep the rules of this version.
    public init(_ draft: WidgetDraft, updatedAt: Instant) throws(Faults) {
        let content: WidgetContent
        if let kept = draft.content {
            content = kept
        } else {
            content = try WidgetContent(draft.document, now: updatedAt)
        }
        self.init(name: draft.name, content: content, updatedAt: updatedAt, staleAfter: draft.staleAfter)
    }

    /// When the widget becomes stale, unless it is pushed again; nil when it never does.
    public var staleMoment: Instant? {
        staleAfter.map { updatedAt.adding(seconds: Int64($0)) }
    }
}
