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
        let direction = presentation.environment.locale.direction
        let palette =
            presentation.family.isOnLockScreen
            ? Palette.lockScreen(presentation.environment.appearance)
            : Palette(
                home: presentation.colours,
                appearance: presentation.environment.appearance,
                isStale: presentation.isStale
            )
        var canvas = Canvas(measurer: measurer, palette: palette, direction: direction)
        presentation.body.draw(presentation, on: &canvas)
        return canvas.drawing(of: presentation.family.size)
    }
}
