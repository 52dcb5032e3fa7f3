import Testing

@testable import Widgets

@Suite("The percent sign stands where the locale puts it")
struct PercentFormTests {
    @Test(
        "the forms of CLDR",
        arguments: [
            ("en", "60%"), ("en-GB", "60%"), ("en-AT", "60\u{A0}%"), ("uk", "60%"), ("uk-UA", "60%"), ("ja", "60%"),
            ("de", "60\u{A0}%"), ("de-CH", "60%"), ("fr", "60\u{A0}%"), ("fr_FR.UTF-8", "60\u{A0}%"), ("fr-CH", "60%"),
            ("fr-CA", "60\u{A0}%"), ("es", "60\u{A0}%"), ("es-MX", "60%"), ("tr", "%60"), ("tr-TR", "%60"),
            ("eu", "%\u{A0}60"), ("ar", "60\u{200E}%\u{200E}"), ("ar-EG", "60\u{200E}%\u{200E}"), ("he", "60%"),
            ("fa", "60%"), ("pl", "60%"), ("ru", "60\u{A0}%"), ("nb", "60\u{A0}%"), ("pt-BR", "60%"),
            ("oc", "60\u{202F}%"),
        ]
    )
    func writesPercent(_ tag: String, text: String) throws {
        #expect(PercentForm(try #require(ReaderLocale(tag))).text(60) == text)
    }

    @Test("the number itself is the same everywhere", arguments: ["en", "ar", "fa", "hi", "tr", "eu", "fr", "my"])
    func keepsTheNumber(_ tag: String) throws {
        let text = PercentForm(try #require(ReaderLocale(tag))).text(42)
        #expect(String(text.unicodeScalars.filter { ("0"..."9").contains($0) }.map(Character.init)) == "42")
    }

    @Test("number and sign on a card read the same as the text", arguments: ["en", "tr", "eu", "fr", "ar", "uk"])
    func drawsTheSameForm(_ tag: String) throws {
        let fixture = DrawingFixture(members: #"{"value":0.42}"#, locale: tag)
        let drawing = try fixture.drawing()
        #expect(drawing.texts(.number) == ["42"] && drawing.texts(.percentSign) == ["%"])
        #expect(try fixture.progress().readingText?.contains("42") == true)
    }
}
