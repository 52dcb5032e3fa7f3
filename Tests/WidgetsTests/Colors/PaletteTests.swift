import TestSupport
import Testing

@testable import Widgets

@Suite("All text is readable on its real ground")
struct PaletteTests {
    private static let random: [String] = {
        var random = RandomContent(seed: 7)
        return (0..<60).map { _ in random.color() }
    }()
    private static let edges = ["000000", "FFFFFF", "808080", "777777", "FF00FF00", "00000000", "FFFFFF01", "0000FF"]

    @Test("named colors", arguments: NamedColor.allCases)
    func readsNamedColors(_ color: NamedColor) throws {
        try check(#""accent_color":"\#(color.rawValue)""#)
    }

    @Test(
        "severities and none",
        arguments: Severity.allCases.map { #""severity":"\#($0.rawValue)""# } + [#""unit":"x""#]
    )
    func readsSeverities(_ member: String) throws {
        try check(member)
    }

    @Test("any color of accent", arguments: edges + random)
    func readsAccents(_ color: String) throws {
        try check(#""accent_color":"\#(color)""#)
    }

    @Test("any colors of card and text", arguments: zip(edges + random, random + edges))
    func readsOwnColors(_ one: String, _ other: String) throws {
        try check(#""background_color":"\#(one)","text_color":"\#(other)""#)
        try check(#""accent_color":"\#(other)","background_color":"\#(one)""#)
        try check(#""accent_color":"\#(one)","text_color":"\#(one)""#)
    }

    @Test("the Lock Screen's one ink, on a page as light or dark as it is", arguments: Family.allCases, [true, false])
    func readsInkOnPages(_ family: Family, isDark: Bool) throws {
        guard family.isOnLockScreen else { return }
        let page = Color(rgb: isDark ? 0x0D1117 : 0xFFFFFF)
        let fixture = DrawingFixture(
            members: #"{"label":"Label","subtitle":"one","icon":"bell"}"#,
            family: family,
            appearance: isDark ? .dark : .light
        )
        let marks = try fixture.drawing().marks
        #expect(!marks.isEmpty)
        for mark in marks where mark.role != .track {
            let color = try #require(mark.color).over(page)
            let isText = mark.text != nil
            #expect(Contrast.ratio(color, page) >= (isText ? 4.5 : 3), "\(mark.role)")
        }
        if let track = marks.first(where: { $0.role == .track }), let fill = marks.first(where: { $0.role == .fill }) {
            let done = try #require(fill.color).over(page)
            let left = try #require(track.color).over(page)
            #expect(Contrast.ratio(done, left) >= 3)
        }
    }

    private func check(_ colors: String) throws {
        let members = """
            {\(colors),"label":"Label","subtitle":"one · two","icon":"bell","trend":"up",
            "url_action":{"url":"https://example.org/","icon":"bell"},
            "secondary_url_action":{"url":"https://example.org/","icon":"bell"}
            """
        let rows = #","stat_rows":[{"label":"a","value":"b"}]}"#
        for appearance in Appearance.allCases {
            for staleAfter in [nil, 60] {
                for (family, tail) in [(Family.small, "}"), (.medium, "}"), (.large, "}"), (.large, rows)] {
                    let fixture = DrawingFixture(
                        members: members + tail,
                        family: family,
                        appearance: appearance,
                        staleAfter: staleAfter
                    )
                    check(try fixture.drawing(), "\(colors) \(appearance) \(family)")
                }
            }
        }
    }

    /// Looks at what was drawn before under the middle of every text, as an eye would.
    private func check(_ drawing: Drawing, _ what: String) {
        for (index, mark) in drawing.marks.enumerated() {
            let needed: Double
            switch mark.shape {
            case .text(let run): needed = run.font.size >= 24 ? 3 : 4.5
            case .icon: needed = 3
            default: continue
            }
            guard let color = mark.color, color.alpha == 255 else {
                Issue.record("\(mark.role) is not of one opaque color in \(what)")
                continue
            }
            let frame = mark.inked
            for y in [frame.y, frame.midY, frame.maxY] {
                let point = Point(x: frame.midX, y: y)
                let ground = ground(at: point, within: frame, under: drawing.marks[..<index])
                let ratio = Contrast.ratio(color, ground)
                // Hundreds of thousands of expectations would take long only to be recorded.
                if ratio < needed { Issue.record("\(mark.role) has \(ratio) in \(what)") }
            }
        }
    }

    private func ground(at point: Point, within frame: Rect, under marks: ArraySlice<Mark>) -> Color {
        marks.reduce(.white) { ground, mark in
            guard case .rectangle(let rounded) = mark.shape, rounded.rect.overlaps(frame, tolerance: 0.01) else {
                return ground
            }
            switch mark.paint {
            case .solid(let color): return color.over(ground)
            case .gradient(let gradient):
                guard let first = gradient.stops.first, let last = gradient.stops.last else { return ground }
                let share = (point.y - gradient.start.y) / (gradient.end.y - gradient.start.y)
                return first.color.mixed(with: last.color, max(0, min(1, share)))
            }
        }
    }
}
