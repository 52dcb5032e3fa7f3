/// The fields that all templates share, checked; a template reads some of them and keeps the others unread.
///
/// A class, so that a content is checked once and then passed on from the check to the picture without copies.
public final class ContentFields: Sendable {
    /// A number; from 0 to 1 on a template that shows a fraction.
    public let value: Double?
    /// The start of the window.
    public let startDate: Instant?
    /// The end of the window; after `startDate` when both are set.
    public let endDate: Instant?
    /// The direction in which the reading moves.
    public let trend: Trend?
    /// Rows of figures, at most six.
    public let statRows: [StatRow]
    /// The headline; at most 256 characters.
    public let label: String?
    /// The line below; at most 256 characters.
    public let subtitle: String?
    /// A clock drawn in place of the subtitle.
    public let subtitleTimer: RunningClock?
    /// An icon by name: an SF Symbol, or `mdi:` and a Material Design Icons name; at most 128 characters.
    public let icon: String?
    /// The color of what stands out.
    public let accentColor: Color?
    /// The color of the card.
    public let backgroundColor: Color?
    /// The color of texts.
    public let textColor: Color?
    /// The severity; it gives the accent where none is set.
    public let severity: Severity?
    /// The unit of `value`; at most 32 characters.
    public let unit: String?
    /// The lower end of a scale.
    public let minValue: Double?
    /// The upper end of a scale.
    public let maxValue: Double?
    /// The text for a clock that has run out; at most 64 characters.
    public let expiredText: String?
    /// The action of a tap on the widget.
    public let tapAction: WidgetAction?
    /// The action of the first button.
    public let urlAction: WidgetAction?
    /// The action of the second button.
    public let secondaryURLAction: WidgetAction?

    /// The window between both dates, or nil unless both are set.
    public var window: DateWindow? {
        guard let startDate, let endDate else { return nil }
        return DateWindow(start: startDate, end: endDate)
    }

    /// Reads the shared fields of a content.
    ///
    /// - Parameters:
    ///   - reader: The content's members.
    ///   - isFraction: Whether `value` must be a fraction from 0 to 1.
    init(_ reader: ObjectReader, isFraction: Bool) {
        value = isFraction ? reader.fraction(.value) : reader.number(.value)
        startDate = reader.date(.startDate)
        endDate = reader.date(.endDate)
        trend = reader.choice(.trend, Trend.self)
        statRows = reader.objects(.statRows) { StatRow($0) }
        label = reader.text(.label)
        subtitle = reader.text(.subtitle)
        subtitleTimer = reader.object(.subtitleTimer) { RunningClock($0) }
        icon = reader.text(.icon)
        accentColor = reader.color(.accentColor)
        backgroundColor = reader.color(.backgroundColor)
        textColor = reader.color(.textColor)
        severity = reader.choice(.severity, Severity.self)
        unit = reader.text(.unit)
        minValue = reader.number(.minValue)
        maxValue = reader.number(.maxValue)
        expiredText = reader.text(.expiredText)
        tapAction = reader.object(.tapAction) { WidgetAction($0) }
        urlAction = reader.object(.urlAction) { WidgetAction($0) }
        secondaryURLAction = reader.object(.secondaryURLAction) { WidgetAction($0) }
    }
}
