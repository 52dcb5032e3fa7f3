/// Turns what a widget says into a drawing: the one place where it is decided where things stand and how they look.
public enum Layout: Sendable {
    /// The drawing of a presentation.
    ///
    /// - Parameters:
    ///   - presentation: What is to be said.
    ///   - measurer: Knows how wide text is on the surface that will draw.
    /// - Returns: A drawing of the family's size; nothing of it leaves that size, and no two parts overlap.
    public static func drawing<Measurer: TextMeasurer>(
        of presentation: Presentation,
        measuredBy measurer: Measurer
    ) -> Drawing {
        let card = presentation.card
        let direction = card.environment.locale.direction
        let palette =
            card.family.isOnLockScreen
            ? Palette.lockScreen(card.environment.appearance)
            : Palette(home: card.colors, appearance: card.environment.appearance, isStale: card.isStale)
        var canvas = Canvas(measurer: AnyMeasurer(measurer), palette: palette, direction: direction)
        presentation.body.draw(card, on: &canvas)
        return canvas.drawing(of: card.family.size)
    }
}
