import Testing

@testable import Widgets

@Suite("An action opens any scheme but those that run or read something")
struct ActionURLTests {
    @Test(
        "takes an address",
        arguments: [
            ("https://example.org", "https"), ("HTTP://EXAMPLE.org/a?b#c", "http"), ("http://[::1]:8080/", "http"),
            ("https://user:pass@host:1/", "https"), ("https://приклад.укр/шлях", "https"), ("mailto:a@b.c", "mailto"),
            ("homeassistant://navigate/lovelace", "homeassistant"), ("tel:+123", "tel"), ("a:", "a"),
            ("shortcuts://run-shortcut?name=x", "shortcuts"), ("x-a.b+c:d", "x-a.b+c"), ("datax:1", "datax"),
        ]
    )
    func takes(_ text: String, scheme: String) throws {
        let url = try ActionURL(text)
        #expect(url.text == text)
        #expect(url.scheme == scheme)
        #expect(url.isHTTP == ["http", "https"].contains(scheme))
    }

    @Test(
        "refuses an address, each with its reason",
        arguments: [
            ("javascript:alert(1)", .forbiddenScheme), ("JavaScript:alert(1)", .forbiddenScheme),
            ("data:text/html,x", .forbiddenScheme), ("file:///etc/passwd", .forbiddenScheme),
            ("FILE:x", .forbiddenScheme), ("vbscript:x", .forbiddenScheme), ("example.org", .noScheme),
            ("//example.org", .noScheme), ("/path", .noScheme), ("", .noScheme), (":", .noScheme), ("://x", .noScheme),
            ("1a:x", .noScheme), ("-a:x", .noScheme), ("a_b:x", .noScheme), ("é:x", .noScheme),
            ("\u{212A}:x", .noScheme),
            ("http:", .noHost), ("https://", .noHost), ("https:///path", .noHost), ("https://?q", .noHost),
            ("https://#f", .noHost), ("https://:80", .noHost), ("https://user@", .noHost),
            ("https://user@:80/", .noHost),
            ("https:example.org", .noHost), ("https:/example.org", .noHost), (#"https:\\example.org"#, .noHost),
            (#"https://\x"#, .noHost), (" https://a.b", .whiteSpace), ("https://a.b ", .whiteSpace),
            ("https://a b", .whiteSpace), ("java\nscript:x", .whiteSpace), ("\u{1}javascript:x", .whiteSpace),
            ("https://a.b\u{7F}", .whiteSpace), ("https://a.b/\u{85}", .whiteSpace),
            ("https://a.b/\u{2028}", .whiteSpace),
            ("https://a.b/\u{A0}", .whiteSpace), ("https://a.b/\u{3000}", .whiteSpace),
        ] as [(String, ActionURL.Refusal)]
    )
    func refuses(_ text: String, reason: ActionURL.Refusal) {
        #expect(throws: reason) { try ActionURL(text) }
    }

    @Test(
        "says why in a sentence",
        arguments: [
            ("a", "url must begin with a scheme, such as https://"),
            ("file:x", "url must not use the schemes javascript, data, file or vbscript"),
            ("https://", "url must name a host after http:// or https://"),
            (" ", "url must not contain white space or control characters; percent-encode them"),
        ]
    )
    func explains(_ url: String, sentence: String) throws {
        let faults = try ContentFixture.faults("{\"tap_action\":{\"url\":\"\(url)\"}}")
        #expect(faults.map(\.location) == ["body.content.tap_action.url"])
        #expect(faults.map(\.message) == [sentence])
    }
}
