internal import Glibc
internal import Widgets

extension Arc {
    /// The place on the ring at so many turns clockwise from twelve o'clock.
    func point(at turns: Double) -> Point {
        let angle = (turns - 0.25) * 2 * Double.pi
        return Point(x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle))
    }
}
