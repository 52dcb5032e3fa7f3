/// What a progress widget says: its reading, and on the large family its rows or else its trend.
public struct ProgressPresentation: Sendable, Equatable {
    /// How far along, or nil when the device's build has nothing to draw.
    public let reading: ProgressReading?
    /// How the percent is written.
    public let percentForm: PercentForm
    /// The rows of figures, at most three; none but on the large family.
    public let rows: [RowPresentation]
    /// The trend, on the large family when there are no rows.
    public let badge: Badge?
    /// In words why there is nothing to draw; nil when there is a reading.
    public let notice: String?
    /// `notice` in the least of words.
    public let shortNotice: String?

    /// A trend with its word.
    public struct Badge: Sendable, Equatable {
        /// Where the reading is heading.
        public let trend: Trend
        /// The same in a word.
        public let text: String
    }

    init(_ content: WidgetContent, at now: Instant, family: Family, environment: WidgetEnvironment) {
        let words = environment.locale.words
        reading = ProgressTemplate.reading(of: content, at: now, build: environment.build)
        percentForm = PercentForm(environment.locale)
        let shown = family.hasRows ? content.statRows.prefix(ProgressTemplate.rowLimit) : []
        rows = shown.map { RowPresentation($0, at: now, words: words) }
        badge = family.hasRows && shown.isEmpty ? content.trend.map { Badge(trend: $0, text: words.trend($0)) } : nil
        notice = reading == nil ? words.needsNewerBuild : nil
        shortNotice = reading == nil ? words.needsNewerBuildShort : nil
    }

    /// The percent as running text, such as `60%`; nil when there is no reading.
    public var percentText: String? {
        reading.map { percentForm.text($0.percent) }
    }

    /// What a screen reader says of it, in order.
    func spoken(chips: [String]) -> [String] {
        var parts = [percentText ?? notice ?? ""] + chips
        for row in rows { parts.append(row.label + " " + row.value) }
        if let badge { parts.append(badge.text) }
        return parts
    }
}
