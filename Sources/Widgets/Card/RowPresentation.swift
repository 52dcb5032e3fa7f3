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

/// A trend with its word.
struct Badge: Sendable, Equatable {
    /// The direction in which the reading moves.
    let trend: Trend
    /// The same in a word.
    let text: String
}

extension Words {
    /// A trend in a word.
    func trend(_ trend: Trend) -> String {
        switch (self, trend) {
        case (.english, .up): "Up"
        case (.english, .down): "Down"
        case (.english, .flat): "Flat"
        case (.ukrainian, .up): "Зростає"
        case (.ukrainian, .down): "Спадає"
        case (.ukrainian, .flat): "Без змін"
        }
    }
}
