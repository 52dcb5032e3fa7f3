/// The body of a status widget: the state beside the headline.
struct StatusPresentation: TemplateBody {
    /// The severity; nil when none is set.
    let severity: Severity?
    /// The state in a word; a plain word for a state where the severity is not set.
    let state: String

    init(_ fields: ContentFields, _ view: View) {
        severity = fields.severity
        state = view.environment.locale.words.state(fields.severity)
    }

    var reading: Reading { .none }
    var readingText: String? { nil }
    var role: AccessibilityRole { .image }

    /// The state, unless it is not set, then the headline.
    func spoken(_ card: Card) -> [String] {
        (severity == nil ? [] : [state]) + [card.title] + card.chips
    }

    func draw(_ card: Card, on canvas: inout Canvas) {
        if card.family.isOnLockScreen {
            StatusLockScreenLayout(card).draw(on: &canvas)
        } else {
            StatusCardLayout(card, self).draw(on: &canvas)
        }
    }

    func write(_ card: Card, to block: inout TerminalBlock) {
        block.write(card, self)
    }
}

extension Words {
    /// A state in a word.
    fileprivate func state(_ severity: Severity?) -> String {
        switch (self, severity) {
        case (.english, .info): "Info"
        case (.english, .warning): "Warning"
        case (.english, .critical): "Critical"
        case (.english, .success): "Success"
        case (.english, nil): "Status"
        case (.ukrainian, .info): "Інформація"
        case (.ukrainian, .warning): "Попередження"
        case (.ukrainian, .critical): "Критично"
        case (.ukrainian, .success): "Успішно"
        case (.ukrainian, nil): "Стан"
        }
    }
}

extension TerminalBlock {
    /// Writes a status widget: headline and state, a line in its color, and the tags.
    mutating func write(_ card: Card, _ status: StatusPresentation) {
        let accent = accent(of: card)
        write(card.title, .bold, status.severity == nil ? "" : status.state, .color(accent))
        write(String(repeating: style.isASCII ? "-" : "─", count: style.columns), .color(accent))
        let parts = card.chipTexts
        if !parts.isEmpty { write(parts.joined(by: " · "), .dim) }
    }
}
