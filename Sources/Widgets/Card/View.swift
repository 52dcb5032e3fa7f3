/// The reader and the instant of one drawing.
struct View: Sendable {
    /// The instant of the drawing.
    let now: Instant
    /// The family that is drawn.
    let family: Family
    /// The reader it is for.
    let environment: WidgetEnvironment
    /// Pixels to the point, 1 to 8; a fill moves in steps of a pixel.
    let scale: Double
}
