/// Everything that a drawn widget says, resolved for a reader, a family and an instant; without any coordinates.
public struct Presentation: Sendable, Equatable {
    /// The family it is for.
    public let family: Family
    /// The reader it is for.
    public let environment: WidgetEnvironment
    /// The headline: the label, or else the widget's name.
    public let title: String
    /// The icon, when there is one.
    public let icon: Icon?
    /// The parts of the subtitle, or what its clock shows; none on families without a subtitle.
    public let chips: [String]
    /// When a stale widget was updated, in words; nil while it is fresh and on the Lock Screen.
    public let staleNote: String?
    /// What the template says.
    public let body: Template.Body
    /// The buttons, at most two.
    public let buttons: [ButtonPresentation]
    /// What a tap beside the buttons does.
    public let tapAction: WidgetAction?
    /// The colours asked for.
    public let colours: ColourWishes

    /// Resolves what a widget says.
    ///
    /// - Parameters:
    ///   - widget: The widget as it stands.
    ///   - now: The instant of the drawing.
    ///   - family: The family it is for.
    ///   - environment: The reader it is for.
    ///   - icons: The names of icons; all unless given. Without them each icon is ``Icon/coming``.
    public init(
        of widget: WidgetSnapshot,
        at now: Instant,
        family: Family,
        environment: WidgetEnvironment,
        icons: IconNames? = .all
    ) {
        let content = widget.content
        let words = environment.locale.words
        let label = (content.label ?? "").line
        self.family = family
        self.environment = environment
        title = label.isEmpty ? widget.name.line : label
        let traits = content.template.traits(of: content)
        icon = traits.icon.map { icons?.icon($0) ?? .coming }
        chips = family.hasSubtitle ? Presentation.chips(of: content, traits, at: now, words: words) : []
        let isStale = widget.staleMoment.map { now >= $0 } ?? false
        staleNote = isStale && !family.isOnLockScreen ? words.asOf(environment.timeOfDay(widget.updatedAt)) : nil
        body = content.template.body(of: content, at: now, family: family, environment: environment)
        let actions: [WidgetAction?] = [content.urlAction, content.secondaryURLAction]
        buttons = actions.compactMap { $0 }.prefix(family.buttonLimit(content)).map {
            ButtonPresentation($0, words: words, icons: icons)
        }
        tapAction = content.tapAction
        colours = ColourWishes(content, accent: traits.accent)
    }

    /// Whether the widget looks stale.
    public var isStale: Bool { staleNote != nil }

    /// What a screen reader says: all that is drawn, as one sentence.
    public var sentence: String {
        var parts = body.spoken(title: title, chips: chips)
        if let staleNote { parts.append(staleNote) }
        return parts.filter { !$0.isEmpty }.joined(by: ", ")
    }

    private static func chips(
        of content: WidgetContent,
        _ traits: TemplateTraits,
        at now: Instant,
        words: Words
    ) -> [String] {
        if let timer = content.subtitleTimer { return [timer.text(at: now, words: words)] }
        return (content.subtitle ?? "").parts(between: traits.separators)
    }
}
