public import Widgets

/// One push to a widget, as its history keeps it.
public struct PushRecord: Hashable, Sendable {
    /// The most bytes of JSON that are kept of what was pushed.
    public static let contentLimit = 2_048

    /// How many pushes of a widget are kept; the oldest go first.
    public static let countLimit = 100

    /// What is kept of the content that was pushed.
    public enum Content: Hashable, Sendable {
        /// The push had none.
        case none
        /// All of it, as JSON.
        case kept(String)
        /// Nothing, for it was longer than `contentLimit`.
        case tooLong
    }

    /// The ordinal of the widget.
    public let widget: Int64

    /// When it was pushed.
    public let at: Instant

    /// Whether the push made the widget.
    public let isCreation: Bool

    /// The key that pushed it.
    public let key: KeyID

    /// The reading of the widget right after the push, such as `42%` or `warning`; nil when it read nothing.
    public let reading: String?

    /// The whole percent of that reading; nil where it is no fraction.
    public let percent: Int?

    /// What was pushed: of a patch, the patch.
    public let content: Content

    /// A push of these members.
    public init(
        widget: Int64,
        at: Instant,
        isCreation: Bool,
        key: KeyID,
        reading: String?,
        percent: Int?,
        content: Content
    ) {
        self.widget = widget
        self.at = at
        self.isCreation = isCreation
        self.key = key
        self.reading = reading
        self.percent = percent
        self.content = content
    }
}
