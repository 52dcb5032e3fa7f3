/// What a widget says, checked: every field of the contract with its rule kept.
///
/// All templates share one set of fields. A template asks for some of them and draws some of them; the rest are checked
/// and kept all the same.
public struct WidgetContent: Sendable, Equatable {
    /// Which template draws the content.
    public let template: Template
    /// How far along, a fraction from 0 to 1.
    public let value: Double?
    /// When the window begins.
    public let startDate: Instant?
    /// When the window ends; after `startDate` when both are set.
    public let endDate: Instant?
    /// Where the reading is heading.
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
    /// The colour of bar, number and edge.
    public let accentColour: Colour?
    /// The colour of the card.
    public let backgroundColour: Colour?
    /// The colour of texts.
    public let textColour: Colour?
    /// How grave it is.
    public let severity: Severity?
    /// The unit of values; at most 64 characters.
    public let unit: String?
    /// The least value of a scale.
    public let minValue: Double?
    /// The greatest value of a scale.
    public let maxValue: Double?
    /// A text for a clock that has run out; at most 64 characters.
    public let expiredText: String?
    /// What a tap on the widget does.
    public let tapAction: WidgetAction?
    /// What the first button does.
    public let urlAction: WidgetAction?
    /// What the second button does.
    public let secondaryURLAction: WidgetAction?

    /// The window between both dates, or nil unless both are set.
    public var window: ProgressWindow? {
        guard let startDate, let endDate else { return nil }
        return ProgressWindow(start: startDate, end: endDate)
    }

    /// The members that a content may have.
    static let memberNames: [String] = [
        "template", "value", "start_date", "end_date", "trend", "stat_rows", "label", "subtitle", "subtitle_timer",
        "icon", "accent_color", "background_color", "text_color", "severity", "unit", "min_value", "max_value",
        "expired_text", "tap_action", "url_action", "secondary_url_action",
    ]

    /// The members whose values are objects, each with the members that it may have.
    static let objectMembers: [(name: String, names: [String])] = [
        ("subtitle_timer", RunningClock.memberNames), ("tap_action", WidgetAction.memberNames),
        ("url_action", WidgetAction.memberNames), ("secondary_url_action", WidgetAction.memberNames),
    ]

    /// What is said of a body without a content, and of a content that is null.
    static let requirement = "content is required: an object"

    /// Checks a content by every rule of the contract.
    ///
    /// - Parameters:
    ///   - json: The content, a JSON object. Members that are null and empty strings count as not set.
    ///   - location: What the locations of faults begin with.
    ///   - now: The instant that dates are measured against; they may lie at most 366 days after it.
    /// - Throws: `Faults` with everything that is wrong, not the first fault only.
    public init(_ json: JSON, at location: String = "body.content", now: Instant) throws(Faults) {
        guard case .object(let object) = json else {
            var faults = Faults()
            faults.add(
                json.isNull
                    ? Fault(location: location, message: WidgetContent.requirement)
                    : Fault(location: location, message: "content must be an object, not \(json.typeName)", value: json)
            )
            throw faults
        }
        var reader = ObjectReader(object, names: WidgetContent.memberNames)
        let content = WidgetContent(&reader, now: now)
        try reader.faults.check(inside: location)
        guard let content else { throw reader.faults }
        self = content
    }

    /// Reads a content that was stored earlier, perhaps under other rules: what breaks a rule now reads as not set.
    ///
    /// Dates are not measured against any clock, and a window may end before it starts. A content without a template that
    /// is known gives nil.
    public init?(stored json: JSON) {
        guard case .object(let object) = json else { return nil }
        var reader = ObjectReader(object, names: WidgetContent.memberNames)
        self.init(&reader, now: nil)
    }

    /// Reads a content and collects its faults; without `now`, without the rules that only hold for what is written.
    private init?(_ reader: inout ObjectReader, now: Instant?) {
        let template = reader.template()
        value = reader.fraction("value")
        startDate = reader.windowDate("start_date", now: now)
        endDate = reader.windowDate("end_date", now: now)
        trend = reader.word("trend", Trend.self)
        statRows = reader.statRows("stat_rows")
        label = reader.text("label", limit: 256)
        subtitle = reader.text("subtitle", limit: 256)
        subtitleTimer = RunningClock("subtitle_timer", in: &reader)
        icon = reader.text("icon", limit: 128)
        accentColour = reader.colour("accent_color")
        backgroundColour = reader.colour("background_color")
        textColour = reader.colour("text_color")
        severity = reader.word("severity", Severity.self)
        unit = reader.text("unit", limit: 64)
        minValue = reader.number("min_value")
        maxValue = reader.number("max_value")
        expiredText = reader.text("expired_text", limit: 64)
        tapAction = WidgetAction("tap_action", in: &reader)
        urlAction = WidgetAction("url_action", in: &reader)
        secondaryURLAction = WidgetAction("secondary_url_action", in: &reader)
        if now != nil, let startDate, let endDate, startDate >= endDate {
            let _: Instant? = reader.refuse("end_date", reader.value("end_date"), "must be after start_date")
        }
        template?.check(&reader)
        guard let template else { return nil }
        self.template = template
    }
}
