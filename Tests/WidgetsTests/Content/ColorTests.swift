import Testing

@testable import Widgets

@Suite("Colors are named or hexadecimal")
struct ColorTests {
    @Test(
        "reads the named colors in any case",
        arguments: [
            ("red", 0xFF3B30), ("orange", 0xFF9500), ("yellow", 0xFFCC00), ("green", 0x34C759), ("blue", 0x007AFF),
            ("purple", 0xAF52DE), ("pink", 0xFF2D55), ("indigo", 0x5856D6), ("teal", 0x5AC8FA), ("cyan", 0x32ADE6),
            ("mint", 0x00C7BE), ("brown", 0xA2845E),
        ] as [(String, UInt32)]
    )
    func readsNames(_ name: String, rgb: UInt32) {
        #expect(Color(name) == Color(rgb: rgb))
        #expect(Color(name.uppercased()) == Color(rgb: rgb))
        #expect(Color(name.prefix(1).uppercased() + name.dropFirst()) == Color(rgb: rgb))
    }

    @Test("there are twelve names")
    func hasTwelveNames() {
        #expect(NamedColor.allCases.count == 12)
    }

    @Test(
        "reads 6 or 8 digits, with or without #, in any case",
        arguments: ["aabbcc", "AABBCC", "#AabBcC", "#aabbccff", "AABBCCFF"]
    )
    func readsDigits(_ text: String) {
        #expect(Color(text) == Color(red: 0xAA, green: 0xBB, blue: 0xCC))
    }

    @Test("the last two of 8 digits are the opacity")
    func readsOpacity() {
        #expect(Color("#01020304") == Color(red: 1, green: 2, blue: 3, alpha: 4))
        #expect(Color("FFFFFF00")?.alpha == 0)
    }

    @Test(
        "anything else is none",
        arguments: [
            "", "#", "fff", "#fff", "12345", "1234567", "123456789", "#12345", "##123456", "gggggg", "0x123456",
            "#-12345",
            "+12345", "red ", " red", "rouge", "pin\u{212A}", "#12 456", "１２３４５６", "rgb(1,2,3)", "clear",
        ]
    )
    func refuses(_ text: String) {
        #expect(Color(text) == nil)
    }

    @Test("a content is told what a color may be", arguments: ["accent_color", "background_color", "text_color"])
    func explains(_ name: String) throws {
        for text in ["#fff", "rouge", ContentFixture.text(1_000)] {
            let faults = try ContentFixture.faults("{\"\(name)\":\"\(text)\"}")
            #expect(faults.map(\.location) == ["body.content.\(name)"])
            #expect(
                faults.map(\.message) == [
                    "\(name) must be 6 or 8 hexadecimal digits (RRGGBB or RRGGBBAA, with or without #) or one of "
                        + "red, orange, yellow, green, blue, purple, pink, indigo, teal, cyan, mint, brown"
                ]
            )
        }
        #expect(try ContentFixture.faults("{\"\(name)\":\"Mint\"}") == [])
    }
}
