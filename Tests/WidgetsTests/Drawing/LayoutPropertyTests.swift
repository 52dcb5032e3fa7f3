import Testing

@testable import Widgets

@Suite("Whatever a widget says, nothing leaves its card and nothing overlaps")
struct LayoutPropertyTests {
    /// What must keep apart from each other; what stands on a capsule is checked against its capsule.
    private static let apart: [MarkRole] = [
        .title, .icon, .number, .percentSign, .track, .chip, .subtitle, .badge, .rowLabel, .rowValue, .button, .notice,
        .hairline,
    ]

    private static let inside: [(inner: MarkRole, outer: MarkRole)] = [
        (.chipText, .chip), (.badgeText, .badge), (.badgeIcon, .badge), (.buttonText, .button), (.buttonIcon, .button),
        (.fill, .track),
    ]

    @Test("random contents in every family", arguments: 0..<24)
    func keepsFramesApart(_ seed: Int) throws {
        var random = RandomContent(seed: UInt64(seed))
        for _ in 0..<25 {
            var fixture = random.fixture()
            for family in Family.allCases {
                fixture.family = family
                check(try fixture.drawing(), "\(family) of \(fixture)")
            }
        }
    }

    @Test("the longest texts of the contract, fresh and stale, in every locale's form")
    func holdsTheLongestTexts() throws {
        for family in Family.allCases {
            for locale in ["en", "uk", "ar", "eu", "de"] {
                for staleAfter in [nil, 60] {
                    let fixture = DrawingFixture(
                        members: LongestContent.members,
                        family: family,
                        locale: locale,
                        staleAfter: staleAfter
                    )
                    check(try fixture.drawing(), "\(family) in \(locale)")
                }
            }
        }
    }

    @Test("zero to six rows with no, one and two buttons", arguments: 0...6, 0...2)
    func holdsRowsAndButtons(_ rows: Int, buttons: Int) throws {
        let row = #"{"label":"Label","value":"1","unit":"GB"}"#
        let actions = ["url_action", "secondary_url_action"].prefix(buttons)
            .map { ",\"\($0)\":{\"url\":\"https://example.org/\"}" }.joined()
        let list = [String](repeating: row, count: rows).joined(separator: ",")
        for family in Family.allCases {
            let fixture = DrawingFixture(
                members: "{\"subtitle\":\"one · two\",\"trend\":\"up\",\"stat_rows\":[\(list)]\(actions)}",
                family: family,
                staleAfter: 60
            )
            let drawing = try fixture.drawing()
            check(drawing, "\(family), \(rows) rows, \(buttons) buttons")
            let isLarge = family == .large
            #expect(drawing.texts(.rowLabel).count == (isLarge ? min(rows, 3) : 0))
            #expect(drawing.texts(.badgeText).count == (isLarge && rows == 0 ? 1 : 0))
            let limit = family.isOnLockScreen ? 0 : family == .small ? 1 : 2
            #expect(drawing.texts(.buttonText).count == min(buttons, limit))
        }
    }

    private func check(_ drawing: Drawing, _ what: String) {
        let area = Rect(drawing.size)
        let parts = drawing.marks.filter { LayoutPropertyTests.apart.contains($0.role) }
        for mark in drawing.marks {
            #expect(area.contains(mark.frame, tolerance: 0.001), "\(mark.role) leaves the card of \(what)")
            guard case .text(let run) = mark.shape else { continue }
            #expect(run.width <= run.limit && run.limit > 0, "\(mark.role) is too wide in \(what)")
        }
        for (index, mark) in parts.enumerated() {
            // A ring stands around its number.
            if case .arc = mark.shape { continue }
            for other in parts[(index + 1)...] {
                if case .arc = other.shape { continue }
                // As many expectations would take long only to be recorded.
                if mark.inked.overlaps(other.inked, tolerance: 0.001) {
                    Issue.record("\(mark.role) and \(other.role) overlap in \(what)")
                }
            }
        }
        for (inner, outer) in LayoutPropertyTests.inside {
            for mark in drawing.marks where mark.role == inner {
                guard let around = drawing.mark(outer, index: mark.index) else {
                    Issue.record("\(inner) without \(outer) in \(what)")
                    continue
                }
                #expect(around.frame.contains(mark.inked, tolerance: 0.001), "\(inner) leaves \(outer) in \(what)")
            }
        }
    }
}
