internal import Widgets

/// The marks of a drawing with every number as the sixteen hexadecimal digits of its bits, so that equal text means equal
/// to the last bit.
enum MarkList {
    static func json(_ drawing: Drawing) -> JSON {
        .object([
            "size": .array([bits(drawing.size.width), bits(drawing.size.height)]),
            "marks": .array(drawing.marks.map(json)),
        ])
    }

    private static func json(_ mark: Mark) -> JSON {
        var members: JSONObject = [
            "role": .string(mark.role.rawValue),
            "index": .number(JSONNumber(mark.index)),
            "paint": json(mark.paint),
        ]
        switch mark.shape {
        case .rectangle(let rounded): members["rectangle"] = json(rounded)
        case .arc(let arc):
            members["arc"] = .array([
                bits(arc.center.x), bits(arc.center.y), bits(arc.radius), bits(arc.lineWidth), bits(arc.start),
                bits(arc.sweep),
            ])
        case .path(let path): members["path"] = json(path)
        case .text(let run): members["text"] = json(run)
        case .icon(let run):
            members["icon"] = .array([.string(run.name), json(RoundedRect(run.frame, radius: 0))])
        }
        members["clip"] = mark.clip.map(json)
        return .object(members)
    }

    private static func json(_ path: Path) -> JSON {
        var parts: [JSON] =
            switch path.style {
            case .fill: ["fill"]
            case .stroke(let width): ["stroke", bits(width)]
            }
        for step in path.steps {
            switch step {
            case .move(let point): parts += ["M", bits(point.x), bits(point.y)]
            case .line(let point): parts += ["L", bits(point.x), bits(point.y)]
            case .close: parts += ["Z"]
            }
        }
        return .array(parts)
    }

    private static func json(_ run: TextRun) -> JSON {
        let anchor: JSON =
            switch run.anchor {
            case .left: "left"
            case .center: "center"
            case .right: "right"
            }
        return .object([
            "text": .string(run.text),
            "numbers": .array([
                bits(run.origin.x), bits(run.origin.y), bits(run.width), bits(run.limit), bits(run.font.size),
            ]),
            "weight": .number(JSONNumber(run.font.weight.rawValue)),
            "anchor": anchor,
            "isRightToLeft": .bool(run.direction == .rightToLeft),
        ])
    }

    private static func json(_ rounded: RoundedRect) -> JSON {
        let rect = rounded.rect
        return .array([bits(rect.x), bits(rect.y), bits(rect.width), bits(rect.height), bits(rounded.radius)])
    }

    private static func json(_ paint: Paint) -> JSON {
        switch paint {
        case .solid(let color): return json(color)
        case .gradient(let gradient):
            var parts = [
                bits(gradient.start.x), bits(gradient.start.y), bits(gradient.end.x), bits(gradient.end.y),
            ]
            for stop in gradient.stops { parts += [bits(stop.offset), json(stop.color)] }
            return .array(parts)
        }
    }

    private static func json(_ color: Color) -> JSON {
        let channels: [UInt8] = [color.red, color.green, color.blue, color.alpha]
        return .array(channels.map { .number(JSONNumber(Int($0))) })
    }

    private static func bits(_ number: Double) -> JSON {
        let digits = String(number.bitPattern, radix: 16)
        return .string(String(repeating: "0", count: 16 - digits.utf8.count) + digits)
    }
}
