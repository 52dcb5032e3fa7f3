/// How much of a bar or ring is filled for a fraction.
enum Bar: Sendable {
    /// The gap that a fill leaves while it is not done, in points.
    static let leastGap = 1.5

    /// The length of the fill: the fraction of the track.
    ///
    /// Above 0 it is at least its round end, below 1 it leaves a gap that is seen.
    ///
    /// - Parameters:
    ///   - fraction: From 0 to 1.
    ///   - length: The track's length in points.
    ///   - thickness: The track's thickness in points: a round end is as long.
    /// - Returns: The length in points, 0 to `length`.
    static func fill(_ fraction: Double, of length: Double, thickness: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return length }
        return min(max(fraction * length, thickness), length - leastGap)
    }

    /// Draws track and fill.
    static func draw(_ fraction: Double, in track: Rect, on canvas: inout Canvas) {
        canvas.add(.track, RoundedRect(capsule: track), .solid(canvas.palette.track))
        var done = track
        done.width = fill(fraction, of: track.width, thickness: track.height)
        guard done.width > 0 else { return }
        canvas.add(.fill, RoundedRect(capsule: done), .solid(canvas.palette.fill))
    }
}
