/// A button as it is shown.
public struct ButtonPresentation: Sendable, Equatable {
    /// Its text; the action's title, or what the action does in a word.
    public let title: String
    /// Its icon, when the action names one.
    public let icon: Icon?
    /// What it does.
    public let action: WidgetAction

    init(_ action: WidgetAction, words: Words, icons: IconNames?) {
        let title = (action.title ?? "").line
        self.action = action
        self.title =
            title.isEmpty
            ? words.buttonTitle(opens: action.opensInForeground || !action.url.isHTTP) : title
        icon = action.icon.map { icons?.icon($0) ?? .coming }
    }
}
