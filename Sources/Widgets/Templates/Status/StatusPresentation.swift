/// What a status widget says beside its headline: the state.
public struct StatusPresentation: Sendable, Equatable {
    /// How grave the state is; nil when that is not said.
    public let severity: Severity?
    /// The state in a word; a plain word for a state where the severity is not set.
    public let state: String

    init(_ content: WidgetContent, environment: WidgetEnvironment) {
        severity = content.severity
        state = environment.locale.words.state(content.severity)
    }

    /// What a screen reader says: the state, unless it is not set, then the headline.
    func spoken(title: String, chips: [String]) -> [String] {
        (severity == nil ? [] : [state]) + [title] + chips
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
