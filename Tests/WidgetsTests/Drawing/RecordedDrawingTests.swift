import Testing

@testable import Widgets

@Suite("Drawings are as recorded")
struct RecordedDrawingTests {
    @Test("every family of every recorded content, in both appearances", arguments: RecordedDrawing.allCases)
    func drawsAsRecorded(_ recorded: RecordedDrawing) throws {
        var text = ""
        for family in Family.allCases {
            for appearance in Appearance.allCases {
                var fixture = recorded.fixture
                fixture.family = family
                fixture.appearance = appearance
                text += "# \(family.rawValue) \(appearance.rawValue)\n" + DrawingDump.text(try fixture.drawing())
            }
        }
        try Recording.expect(text, matches: "Drawing/\(recorded.rawValue).txt")
    }
}
