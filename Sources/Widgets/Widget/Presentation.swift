/// Everything that a drawn widget says, resolved for a reader, a family and an instant; without any coordinates.
public struct Presentation: Sendable {
    /// The part that is the same for all templates.
    public let card: Card
    /// The part of the widget's template.
    public let body: AnyTemplateBody

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
        let view = View(now: now, family: family, environment: environment, scale: 1)
        card = Card(
            name: widget.name,
            widget.content.fields,
            widget.content.kind.traits,
            updatedAt: widget.updatedAt,
            isStale: widget.staleMoment.map { now >= $0 } ?? false,
            view,
            icons: icons
        )
        body = widget.content.kind.body(view)
    }

    /// The sentence of a screen reader: everything that is drawn.
    public var sentence: String {
        var parts = body.spoken(card)
        if let note = card.staleNote { parts.append(note) }
        return parts.filter { !$0.isEmpty }.joined(by: ", ")
    }
}

#if !hasFeature(Embedded)
    extension Presentation: Equatable {}
#endif
