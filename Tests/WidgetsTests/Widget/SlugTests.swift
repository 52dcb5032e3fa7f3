import Testing

@testable import Widgets

@Suite("A slug is 1 to 128 letters, digits, _ and -")
struct SlugTests {
    @Test("takes", arguments: ["a", "Z", "0", "a-b_c", "A1", "0-", "a_", String(repeating: "x", count: 128)])
    func takes(_ text: String) {
        #expect(Slug(text)?.text == text)
    }

    @Test(
        "refuses",
        arguments: [
            "", "-a", "_a", "a b", "a/b", "a.b", "é", "aé", "a\n", "\na", "a\0", "a%20", "１", "..", "\u{212A}",
            String(repeating: "x", count: 129),
        ]
    )
    func refuses(_ text: String) {
        #expect(Slug(text) == nil)
    }
}
