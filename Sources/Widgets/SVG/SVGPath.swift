/// The path data of arcs and of straight lines (SVG 2 section 9.3); the core has no sine of its own.
enum SVGPath: Sendable {
    /// The path data of straight lines.
    static func path(_ path: Path) -> String {
        var data = ""
        for step in path.steps {
            switch step {
            case .move(let point): data += "M\(text(point))"
            case .line(let point): data += "L\(text(point))"
            case .close: data += "Z"
            }
        }
        return data
    }

    /// The path of an arc's middle line: one arc of a circle, or two halves for a whole ring.
    static func path(_ arc: Arc) -> String {
        let start = point(arc, at: arc.start)
        let radius = SVGNumber.text(arc.radius)
        let isClockwise = arc.sweep >= 0 ? 1 : 0
        var path = "M\(text(start))"
        guard !arc.isWhole else {
            let half = point(arc, at: arc.start + 0.5)
            path += "A\(radius) \(radius) 0 1 \(isClockwise) \(text(half))"
            path += "A\(radius) \(radius) 0 1 \(isClockwise) \(text(start))Z"
            return path
        }
        let end = point(arc, at: arc.start + arc.sweep)
        let isLarge = arc.sweep.magnitude > 0.5 ? 1 : 0
        return path + "A\(radius) \(radius) 0 \(isLarge) \(isClockwise) \(text(end))"
    }

    private static func text(_ point: Point) -> String {
        "\(SVGNumber.text(point.x)) \(SVGNumber.text(point.y))"
    }

    /// A point of the ring, `turns` clockwise from twelve o'clock.
    private static func point(_ arc: Arc, at turns: Double) -> Point {
        let (sine, cosine) = sineAndCosine(turns: turns)
        return Point(x: arc.center.x + arc.radius * sine, y: arc.center.y - arc.radius * cosine)
    }

    /// Sine and cosine by their series, within an eighth of a turn, where seven terms are exact to 15 digits.
    static func sineAndCosine(turns: Double) -> (sine: Double, cosine: Double) {
        let quarter = (turns * 4).rounded()
        let angle = (turns - quarter / 4) * 2 * Double.pi
        let square = angle * angle
        var (sine, cosine) = (angle, 1.0)
        var (sineTerm, cosineTerm) = (angle, 1.0)
        for step in 1...8 {
            let even = Double(2 * step)
            cosineTerm *= -square / (even * (even - 1))
            sineTerm *= -square / (even * (even + 1))
            cosine += cosineTerm
            sine += sineTerm
        }
        switch Int(quarter) & 3 {
        case 0: return (sine, cosine)
        case 1: return (cosine, -sine)
        case 2: return (-sine, -cosine)
        default: return (-cosine, sine)
        }
    }
}
