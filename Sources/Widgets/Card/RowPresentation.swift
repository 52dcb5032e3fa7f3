/// A row of figures as it is shown.
public struct RowPresentation: Sendable, Equatable {
    /// What the value is of.
    public let label: String
    /// The value with its unit, or what its clock shows.
    public let value: String

    init(_ row: StatRow, at now: Instant, words: Words) {
        label = row.label.line
        if let timer = row.timer {
            value = timer.text(at: now, words: words)
        } else {
            let unit = (row.unit ?? "").line
            value = row.value.line + (unit.isEmpty ? "" : "\u{A0}" + unit)
        }
    }
}
