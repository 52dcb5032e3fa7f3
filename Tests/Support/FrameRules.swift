public import Widgets

/// What holds for the marks of every drawing: nothing leaves the card, and nothing stands on what it must not.
public enum FrameRules: Sendable {
    /// What must keep apart from each other; what stands on a capsule is checked against its capsule.
    private static let apart: [MarkRole] = [
        .title, .state, .icon, .number, .percentSign, .track, .chip, .subtitle, .badge, .rowLabel, .rowValue, .button,
        .notice, .hairline,
    ]

    private static let inside: [(inner: MarkRole, outer: MarkRole)] = [
        (.chipText, .chip), (.badgeText, .badge), (.badgeIcon, .badge), (.buttonText, .button), (.buttonIcon, .button),
        (.fill, .track),
    ]

    /// What a drawing does wrong, in words; nothing as a rule.
    public static func faults(in drawing: Drawing) -> [String] {
        outside(drawing) + overlapping(drawing) + lost(drawing)
    }

    private static func outside(_ drawing: Drawing) -> [String] {
        let area = Rect(drawing.size)
        return drawing.marks.flatMap { mark in
            var faults: [String] = []
            if !area.contains(mark.frame, tolerance: 0.001) { faults.append("\(mark.role) leaves the card") }
            if case .text(let run) = mark.shape, run.width > run.limit || run.limit <= 0 {
                faults.append("\(mark.role) is wider than it may be")
            }
            return faults
        }
    }

    private static func overlapping(_ drawing: Drawing) -> [String] {
        let parts = drawing.marks.filter { mark in
            // A ring stands around its number.
            if case .arc = mark.shape { false } else { apart.contains(mark.role) }
        }
        return parts.indices.flatMap { index in
            parts[(index + 1)...].filter { $0.inked.overlaps(parts[index].inked, tolerance: 0.001) }
                .map { "\(parts[index].role) and \($0.role) overlap" }
        }
    }

    private static func lost(_ drawing: Drawing) -> [String] {
        inside.flatMap { inner, outer in
            drawing.marks.filter { $0.role == inner }.compactMap { mark in
                guard let around = drawing.mark(outer, index: mark.index) else { return "\(inner) has no \(outer)" }
                return around.frame.contains(mark.inked, tolerance: 0.001) ? nil : "\(inner) leaves its \(outer)"
            }
        }
    }
}
