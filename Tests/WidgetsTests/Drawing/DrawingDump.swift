@testable import Widgets

/// A drawing as text, one mark a line: the recorded form that tests compare.
enum DrawingDump {
    static func text(_ drawing: Drawing) -> String {
        var lines = ["size \(number(drawing.size.width)) \(number(drawing.size.height))"]
        lines += drawing.marks.map(line)
        return lines.map { $0 + "\n" }.joined()
    }

    private static func line(_ mark: Mark) -> String {
        let name = mark.role.rawValue + (mark.index > 0 ? "[\(mark.index)]" : "")
        let clip = mark.clip.map { " clip " + box($0) } ?? ""
        return "\(name) \(shape(mark.shape)) \(paint(mark.paint))\(clip)"
    }

    private static func shape(_ shape: Mark.Shape) -> String {
        switch shape {
        case .rectangle(let rounded): return "rect " + box(rounded)
        case .arc(let arc):
            return "arc \(point(arc.center)) r\(number(arc.radius)) w\(number(arc.lineWidth)) "
                + "from \(number(arc.start)) by \(number(arc.sweep))"
        case .path(let path):
            let style = if case .stroke(let width) = path.style { "stroke w\(number(width))" } else { "fill" }
            return "path \(SVGPath.path(path)) \(style)"
        case .text(let run):
            return "text \"\(run.text)\" \(run.anchor) \(point(run.origin)) \(number(run.width))/\(number(run.limit)) "
                + "\(number(run.font.size))/\(run.font.weight.rawValue) \(run.direction == .leftToRight ? "ltr" : "rtl")"
        case .icon(let run):
            return
                "icon \(hex(run.glyph.value)) \(point(Point(x: run.frame.x, y: run.frame.y))) \(number(run.frame.width))"
        }
    }

    private static func paint(_ paint: Paint) -> String {
        switch paint {
        case .solid(let color): color.hex
        case .gradient(let gradient):
            gradient.stops.map { "\($0.color.hex)@\(number($0.offset))" }.joined(separator: "→")
        }
    }

    private static func box(_ rounded: RoundedRect) -> String {
        let rect = rounded.rect
        return
            "\(number(rect.x)) \(number(rect.y)) \(number(rect.width))×\(number(rect.height)) r\(number(rounded.radius))"
    }

    private static func point(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
    private static func number(_ number: Double) -> String { SVGNumber.text(number) }
    private static func hex(_ value: UInt32) -> String { String(value, radix: 16, uppercase: true) }
}

extension Color {
    /// The color as RRGGBB, with its opacity behind where it is not opaque.
    var hex: String {
        let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}
