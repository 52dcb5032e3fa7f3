/// The body of a progress widget: its reading, and on the large family its rows or else its trend.
struct ProgressPresentation: TemplateBody {
    /// The fraction, or nil when the device's build has nothing to draw.
    let fraction: Fraction?
    /// The notation of the percent.
    let percentForm: PercentForm
    /// The rows of figures, at most three; none but on the large family.
    let rows: [RowPresentation]
    /// The trend, on the large family when there are no rows.
    let badge: Badge?
    /// The reason why there is nothing to draw; nil when there is a reading.
    let notice: String?
    /// `notice` in the fewest words.
    let shortNotice: String?

    init(_ fields: ContentFields, _ view: View) {
        let words = view.environment.locale.words
        let hasRows = view.family.hasRows
        fraction = ProgressTemplate.fraction(of: fields, at: view.now, build: view.environment.build)
        percentForm = PercentForm(view.environment.locale)
        let shown = hasRows ? fields.statRows.prefix(ProgressTemplate.rowLimit) : []
        rows = shown.map { RowPresentation($0, at: view.now, words: words) }
        badge = hasRows && shown.isEmpty ? fields.trend.map { Badge(trend: $0, text: words.trend($0)) } : nil
        notice = fraction == nil ? words.needsNewerBuild : nil
        shortNotice = fraction == nil ? words.needsNewerBuildShort : nil
    }

    var reading: Reading { fraction.map { .fraction($0) } ?? .none }

    /// The percent as running text, such as `60%`; nil when there is no reading.
    var readingText: String? {
        fraction.map { percentForm.text($0.percent) }
    }

    /// A progress bar even where there is no reading: WAI-ARIA 1.2 calls that one indeterminate.
    var role: AccessibilityRole { .progressBar }

    func spoken(_ card: Card) -> [String] {
        var parts = [card.title, readingText ?? notice ?? ""] + card.chips
        for row in rows { parts.append(row.label + " " + row.value) }
        if let badge { parts.append(badge.text) }
        return parts
    }

    func draw(_ card: Card, on canvas: inout Canvas) {
        if card.family.isOnLockScreen {
            ProgressLockScreenLayout(card, self).draw(on: &canvas)
        } else {
            ProgressCardLayout(card, self).draw(on: &canvas)
        }
    }

    func write(_ card: Card, to block: inout TerminalBlock) {
        block.write(card, self)
    }
}
