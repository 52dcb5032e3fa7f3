import Testing

@testable import Widgets

@Suite("Locales are read from tags of pages and systems")
struct ReaderLocaleTests {
    @Test(
        "tags of BCP 47 and POSIX",
        arguments: [
            ("uk", "uk"), ("uk_UA.UTF-8", "uk-UA"), ("EN-gb", "en-GB"), ("zh-hant-tw", "zh-Hant-TW"),
            ("es-419", "es-419"),
            ("sr_RS@latin", "sr-RS"), ("de-DE-u-nu-latn", "de-DE"), ("iw", "he"), ("in-ID", "id-ID"), ("C", "en"),
            ("C.UTF-8", "en"), ("POSIX", "en"), ("ca-ES-valencia", "ca-ES"), ("fil", "fil"),
        ]
    )
    func readsTags(_ text: String, tag: String) {
        #expect(ReaderLocale(text)?.tag == tag)
    }

    @Test("what is no tag is refused", arguments: ["", "e", "english", "12", "-", "_UA", "<b>", "укр", "e\u{301}n"])
    func refusesOthers(_ text: String) {
        #expect(ReaderLocale(text) == nil)
    }

    @Test(
        "directions",
        arguments: [
            ("ar", true), ("he", true), ("fa-IR", true), ("ur", true), ("az-Arab", true), ("ckb", true), ("en", false),
            ("uk", false), ("ja", false), ("ar-Latn", false), ("ku", false),
        ]
    )
    func knowsDirections(_ tag: String, isRightToLeft: Bool) throws {
        let locale = try #require(ReaderLocale(tag))
        #expect((locale.direction == .rightToLeft) == isRightToLeft)
    }

    @Test(
        "words are Ukrainian for uk and English for all else",
        arguments: [("uk-UA", Words.ukrainian), ("ru", .english)]
    )
    func choosesWords(_ tag: String, words: Words) throws {
        #expect(try #require(ReaderLocale(tag)).words == words)
    }
}
