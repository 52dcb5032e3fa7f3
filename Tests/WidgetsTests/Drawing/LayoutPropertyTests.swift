import TestSupport
import Testing

@testable import Widgets

@Suite("Whatever a widget says, nothing leaves its card and nothing overlaps")
struct LayoutPropertyTests {
    @Test("random contents in every family", arguments: 0..<24)
    func keepsFramesApart(_ seed: Int) throws {
        var random = RandomContent(seed: UInt64(seed))
        for _ in 0..<25 {
            var fixture = random.fixture()
            for family in Family.allCases {
                fixture.family = family
                check(try fixture.drawing(), "\(family) of \(fixture), seed \(seed)")
            }
        }
    }

    @Test("the fill is the reading to half a pixel at every scale, and the number says the same", arguments: 24..<40)
    func agreesWithTheReading(_ seed: Int) throws {
        var random = RandomContent(seed: UInt64(seed))
        for _ in 0..<25 {
            var fixture = random.fixture()
            for family in Family.allCases {
                fixture.family = family
                let what = "\(family) of \(fixture), seed \(seed)"
                let drawing = try fixture.drawing()
                guard let reading = try fixture.presentation().body.reading.fraction else {
                    #expect(drawing.mark(.fill) == nil && drawing.texts(.number).isEmpty, "\(what)")
                    continue
                }
                let said = try #require(drawing.texts(.number).first).filter(\.isNumber)
                #expect(said == "\(reading.percent)", "\(what)")
                guard let (filled, length, thickness) = drawing.bar else { continue }
                let exact = reading.value * length
                #expect(reading.value == 0 ? filled == 0 : filled >= thickness, "no round end in \(what)")
                #expect(reading.value == 1 ? filled == length : length - filled >= 1.49, "no gap in \(what)")
                guard exact >= thickness, length - exact >= 1.5 else { continue }
                // Half a pixel of scale 4.
                #expect(abs(filled - exact) <= 0.125, "\(what)")
            }
        }
    }

    @Test("the longest texts of the contract, fresh and stale, in every locale's form")
    func holdsTheLongestTexts() throws {
        for family in Family.allCases {
            for locale in ["en", "uk", "ar", "eu", "de"] {
                for staleAfter in [nil, 60] {
                    for members in [LongestContent.members, LongestContent.status] {
                        let fixture = DrawingFixture(
                            members: members,
                            family: family,
                            locale: locale,
                            staleAfter: staleAfter
                        )
                        check(try fixture.drawing(), "\(family) in \(locale)")
                    }
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
        let faults = FrameRules.faults(in: drawing)
        // As many expectations as there are drawings would take long only to be recorded.
        if !faults.isEmpty { Issue.record("\(faults.joined(separator: ", ")) in \(what)") }
    }
}

extension Drawing {
    /// How much of the bar or ring is filled, how long it is and how thick, in points; nil where there is none.
    fileprivate var bar: (filled: Double, length: Double, thickness: Double)? {
        switch mark(.track)?.shape {
        case .rectangle(let track): return (mark(.fill)?.frame.width ?? 0, track.rect.width, track.rect.height)
        case .arc(let track):
            guard case .arc(let fill) = mark(.fill)?.shape else { return (0, Ring.length, track.lineWidth) }
            let ends = fill.isWhole ? 0 : fill.lineWidth
            return (fill.sweep.magnitude * Ring.length + ends, Ring.length, track.lineWidth)
        default: return nil
        }
    }
}
