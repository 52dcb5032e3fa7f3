import Widgets

/// Drawings that are like the medium family's, made by hand so that these tests do not move with the layout.
enum SampleDrawing {
    static let accent = Color(rgb: 0xFF9500)

    /// A card with everything that a drawing can hold; the track is 332 points, the fill the fraction of it.
    static func card(fraction: Double = 0.42, title: String = "Maintenance") -> Drawing {
        let card = RoundedRect(Rect(x: 0, y: 0, width: 364, height: 170), radius: 22)
        let tint = LinearGradient(
            from: Point(x: 0, y: 0),
            to: Point(x: 0, y: 170),
            stops: [
                LinearGradient.Stop(Color(rgb: 0xFFEFD9), at: 0), LinearGradient.Stop(Color(rgb: 0xFFF9F1), at: 1),
            ]
        )
        let black = Color(rgb: 0x1C1C1E)
        var marks = [
            Mark(.card, .rectangle(card), paint: .gradient(tint)),
            Mark(
                .edge,
                .rectangle(RoundedRect(Rect(x: 0, y: 0, width: 364, height: 4), radius: 0)),
                paint: .solid(accent),
                clip: card
            ),
            text(.title, title, x: 16, y: 31, size: 15, .semibold, black, limit: 290),
            Mark(
                .icon,
                .icon(
                    IconRun(
                        IconNames.all.icon("wrench.and.screwdriver.fill").glyph,
                        in: Rect(x: 328, y: 15, width: 20, height: 20)
                    )
                ),
                paint: .solid(accent)
            ),
            Mark(
                .hairline,
                .rectangle(RoundedRect(Rect(x: 16, y: 44, width: 332, height: 1), radius: 0)),
                paint: .solid(accent)
            ),
            text(.number, "42", x: 16, y: 89, size: 34, .bold, accent, limit: 100),
            text(.percentSign, "%", x: 58, y: 89, size: 20, .medium, accent, limit: 30),
            Mark(
                .chip,
                .rectangle(RoundedRect(capsule: Rect(x: 212, y: 70, width: 77, height: 20))),
                paint: .solid(Color(red: 0, green: 0, blue: 0, alpha: 25))
            ),
            text(.chipText, "db-primary", x: 221, y: 84, size: 11.5, .medium, black, limit: 60),
        ]
        let track = Rect(x: 16, y: 98, width: 332, height: 7)
        var fill = track
        fill.width *= fraction
        marks += [
            Mark(
                .track,
                .rectangle(RoundedRect(capsule: track)),
                paint: .solid(Color(red: 255, green: 149, blue: 0, alpha: 64))
            ),
            Mark(.fill, .rectangle(RoundedRect(capsule: fill)), paint: .solid(accent)),
            Mark(
                .button,
                .rectangle(RoundedRect(capsule: Rect(x: 16, y: 124, width: 162, height: 30))),
                paint: .solid(accent)
            ),
            text(.buttonText, "Ack all", x: 97, y: 143, size: 13, .semibold, black, limit: 130, .center),
            Mark(
                .fill,
                .arc(Arc(center: Point(x: 325, y: 139), radius: 12, lineWidth: 4, start: 0, sweep: 0.6)),
                paint: .solid(black)
            ),
        ]
        return Drawing(size: Size(width: 364, height: 170), marks: marks)
    }

    /// Lines of text below each other, on nothing.
    static func lines(_ texts: [String], direction: TextDirection = .leftToRight) -> Drawing {
        let marks = texts.enumerated().map { index, words in
            text(.title, words, x: 10, y: 24 + 28 * Double(index), size: 18, .medium, Color(rgb: 0), limit: 380)
        }
        return Drawing(size: Size(width: 400, height: 12 + 28 * Double(texts.count)), marks: marks)
    }

    static func text(
        _ role: MarkRole,
        _ words: String,
        x: Double,
        y: Double,
        size: Double,
        _ weight: Font.Weight,
        _ color: Color,
        limit: Double,
        _ anchor: TextRun.Anchor = .left,
        _ direction: TextDirection = .leftToRight
    ) -> Mark {
        let run = TextRun(
            words,
            at: Point(x: x, y: y),
            width: limit,
            limit: limit,
            font: Font(size: size, weight: weight),
            anchor: anchor,
            direction: direction
        )
        return Mark(role, .text(run), paint: .solid(color))
    }
}
