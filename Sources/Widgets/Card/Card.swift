/// Everything that a widget of any template says, resolved for a reader, a family and an instant; without coordinates.
public struct Card: Sendable, Equatable {
    /// The family it is for.
    public let family: Family
    /// The reader it is for.
    public let environment: WidgetEnvironment
    /// The headline: the label, or else the widget's name.
    public let title: String
    /// The icon, when there is one.
    public let icon: Icon?
    /// The parts of the subtitle, or its clock; none on families without a subtitle.
    public let chips: [String]
    /// The words for the age of a stale widget; nil while it is fresh and on the Lock Screen.
    public let staleNote: String?
    /// The buttons, at most two.
    public let buttons: [ButtonPresentation]
    /// The action of a tap beside the buttons.
    public let tapAction: WidgetAction?
    /// The colors asked for.
    public let colors: ColorWishes

    /// Whether the widget looks stale.
    public var isStale: Bool { staleNote != nil }

    /// The texts of the chips: the age of a stale widget first, for it must not be lost where room is short.
    var chipTexts: [String] {
        (staleNote.map { [$0] } ?? []) + chips
    }

    /// Resolves the card of a content.
    ///
    /// - Parameters:
    ///   - name: The widget's name, for a content without a label.
    ///   - fields: The content's fields.
    ///   - traits: The look that its template gives it.
    ///   - updatedAt: When the widget was last pushed.
    ///   - isStale: Whether it has gone without a push for too long.
    ///   - view: The reader and the instant.
    ///   - icons: The names of icons; without them each icon is ``Icon/coming``.
    init(
        name: String,
        _ fields: ContentFields,
        _ traits: TemplateTraits,
        updatedAt: Instant,
        isStale: Bool,
        _ view: View,
        icons: IconNames?
    ) {
        let words = view.environment.locale.words
        let label = (fields.label ?? "").line
        family = view.family
        environment = view.environment
        title = label.isEmpty ? name.line : label
        icon = traits.icon.map { icons?.icon($0) ?? .coming }
        chips = view.family.hasSubtitle ? Card.chips(of: fields, traits, at: view.now, words: words) : []
        staleNote =
            isStale && !view.family.isOnLockScreen ? words.asOf(view.environment.timeOfDay(updatedAt)) : nil
        let actions: [WidgetAction?] = [fields.urlAction, fields.secondaryURLAction]
        buttons = actions.compactMap { $0 }.prefix(view.family.buttonLimit(fields)).map {
            ButtonPresentation($0, words: words, icons: icons)
        }
        tapAction = fields.tapAction
        colors = ColorWishes(accent: traits.accent, background: fields.backgroundColor, text: fields.textColor)
    }

    private static func chips(
        of fields: ContentFields,
        _ traits: TemplateTraits,
        at now: Instant,
        words: Words
    ) -> [String] {
        if let timer = fields.subtitleTimer { return [timer.text(at: now, words: words)] }
        return (fields.subtitle ?? "").parts(between: traits.separators)
    }
}
