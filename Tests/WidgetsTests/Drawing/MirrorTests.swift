import Testing

@testable import Widgets

@Suite("Locales from right to left mirror everything")
struct MirrorTests {
    private func drawing(_ locale: String, _ family: Family) throws -> Drawing {
        var fixture = RecordedDrawing.maintenance.fixture
        fixture.locale = locale
        fixture.family = family
        return try fixture.drawing()
    }

    @Test("every frame but those of number and sign is mirrored", arguments: Family.allCases)
    func mirrorsFrames(_ family: Family) throws {
        let left = try drawing("en", family)
        let right = try drawing("he", family)
        #expect(left.marks.count == right.marks.count)
        for (one, other) in zip(left.marks, right.marks) where one.role != .number && one.role != .percentSign {
            #expect(one.role == other.role)
            #expect(abs(left.size.width - one.frame.maxX - other.frame.x) < 1e-9, "\(one.role)")
            #expect(one.frame.y == other.frame.y && abs(one.frame.width - other.frame.width) < 1e-9)
        }
    }

    @Test("figures and sign keep their order", arguments: [("en", true), ("he", true), ("tr", false), ("eu", false)])
    func keepsThePercentTogether(_ locale: String, numberIsLeft: Bool) throws {
        let drawing = try drawing(locale, .medium)
        let number = try #require(drawing.mark(.number)).frame
        let sign = try #require(drawing.mark(.percentSign)).frame
        #expect((number.x < sign.x) == numberIsLeft)
    }

    @Test(
        "a text has the direction of its first letter",
        arguments: [("R&D (core)!", "ar", false), ("42 גיבוי", "en", true)]
    )
    func directsTextsByTheirLetters(_ label: String, locale: String, isRightToLeft: Bool) throws {
        let fixture = DrawingFixture(members: "{\"label\":\"\(label)\"}", locale: locale)
        guard case .text(let run) = try fixture.drawing().mark(.title)?.shape else {
            Issue.record("There is no title.")
            return
        }
        #expect((run.direction == .rightToLeft) == isRightToLeft)
    }
}
