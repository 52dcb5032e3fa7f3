import Testing

@testable import Widgets

@Suite("A screen reader says all that is drawn")
struct SentenceTests {
    private let members = """
        {"value":0.6,"label":"R&D <core> \\"a\\" 'b'","subtitle":"6 of 10 · INC","trend":"up",
        "stat_rows":[{"label":"Acked","value":"6"},{"label":"Size","value":"2","unit":"GB"}]}
        """

    @Test("in order: title, percent, subtitle, rows, age")
    func saysAll() throws {
        let fixture = DrawingFixture(members: members, family: .large, staleAfter: 60)
        let sentence = "R&D <core> \"a\" 'b', 60%, 6 of 10, INC, Acked 6, Size 2\u{A0}GB, as of 11:00"
        #expect(try fixture.presentation().sentence == sentence)
    }

    @Test("what a family does not show is not said")
    func leavesOut() throws {
        let fixture = DrawingFixture(members: members, family: .circular, locale: "tr", staleAfter: 60)
        #expect(try fixture.presentation().sentence == "R&D <core> \"a\" 'b', %60")
    }

    @Test("in Ukrainian")
    func saysItInUkrainian() throws {
        let fixture = DrawingFixture(
            members: #"{"label":"Копія","trend":"flat"}"#,
            family: .large,
            locale: "uk",
            staleAfter: 60
        )
        #expect(try fixture.presentation().sentence == "Копія, 50%, Без змін, станом на 11:00")
    }
}
