/// The ring of the circular family: a bar bent round, from twelve o'clock on.
enum Ring: Sendable {
    /// From the center to the middle of the line, in points.
    static let radius = 33.0
    /// How thick the line is, in points.
    static let lineWidth = 7.0
    /// How long the middle of the line is, in points.
    static let length = 2 * Double.pi * radius
    /// The width that is free inside, in points.
    static let innerWidth = 2 * radius - lineWidth

    /// The filled part, or nil for none.
    ///
    /// Its round ends count as on a bar: the arc with its ends is as long as the fraction says, so its middle line is
    /// shorter by one end's thickness.
    static func fill(_ fraction: Double, around center: Point) -> Arc? {
        guard fraction > 0 else { return nil }
        guard fraction < 1 else { return Arc(center: center, radius: radius, lineWidth: lineWidth, start: 0, sweep: 1) }
        let filled = Bar.fill(fraction, of: length, thickness: lineWidth)
        return Arc(
            center: center,
            radius: radius,
            lineWidth: lineWidth,
            start: lineWidth / 2 / length,
            // A line of no length would have no ends either.
            sweep: max((filled - lineWidth) / length, 0.0005)
        )
    }

    /// Draws track and fill.
    static func draw(
        _ fraction: Double,
        around center: Point,
        on canvas: inout Canvas
    ) {
        let track = Arc(center: center, radius: radius, lineWidth: lineWidth, start: 0, sweep: 1)
        canvas.add(.track, track, canvas.palette.track)
        if let fill = fill(fraction, around: center) { canvas.add(.fill, fill, canvas.palette.fill) }
    }
}
