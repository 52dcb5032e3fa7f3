import TestSupport
import Testing

@testable import Widgets

@Suite("Drawings become well-formed SVG")
struct SVGWriterTests {
    private func svg(_ fixture: DrawingFixture) throws -> String {
        SVGWriter.svg(try fixture.drawing(), title: try fixture.presentation().sentence)
    }

    @Test("a label with all that XML reserves is the same in text and title")
    func escapes() throws {
        let text = try svg(DrawingFixture(members: #"{"label":"R&D <core> \"a\" 'b'"}"#, family: .large))
        let escaped = "R&amp;D &lt;core&gt; &quot;a&quot; &#39;b&#39;"
        #expect(text.contains("<title>\(escaped), 50%</title>"))
        #expect(text.contains(">\(escaped)</text>"))
        #expect(XMLChecker.problem(in: text) == nil)
    }

    @Test("random contents are well-formed in every family", arguments: 0..<8)
    func isWellFormed(_ seed: Int) throws {
        var random = RandomContent(seed: UInt64(seed) + 100)
        for _ in 0..<15 {
            var fixture = random.fixture()
            for family in Family.allCases {
                fixture.family = family
                let text = try svg(fixture)
                #expect(XMLChecker.problem(in: text) == nil, "\(fixture)")
            }
        }
    }

    @Test("characters that XML forbids are left out")
    func dropsForbiddenCharacters() {
        let drawing = Drawing(size: Size(width: 1, height: 1))
        let text = SVGWriter.svg(drawing, title: "a\u{0}b\u{8}c\u{1B}d\u{FFFE}e\u{FFFF}f\ng")
        #expect(text.contains("<title>abcdef&#10;g</title>"))
        #expect(XMLChecker.problem(in: text) == nil)
    }

    @Test("attributes come from the caller, escaped")
    func takesAttributes() {
        let drawing = Drawing(size: Size(width: 2, height: 3))
        let text = SVGWriter.svg(drawing, title: "t", attributes: [.init("role", "img"), .init("aria-label", "\"<&")])
        #expect(text.contains(" role=\"img\" aria-label=\"&quot;&lt;&amp;\">"))
        #expect(
            text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2\" height=\"3\" viewBox=\"0 0 2 3\"")
        )
    }

    @Test("every mark says what it is, and identifiers take the prefix")
    func namesMarks() throws {
        let drawing = try RecordedDrawing.maintenance.fixture.drawing()
        let text = SVGWriter.svg(drawing, title: "t", prefix: "card7x")
        for mark in drawing.marks { #expect(text.contains("data-mark=\"\(mark.role.rawValue)\"")) }
        #expect(text.contains("id=\"card7x1\"") && text.contains("url(#card7x2)"))
    }

    @Test(
        "numbers have at most three decimals and no exponent",
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (1.5, "1.5"), (-2.25, "-2.25"), (1.0 / 3, "0.333"), (0.0004, "0"),
            (-0.0004, "0"), (1e300, "1000000"), (.infinity, "1000000"), (.nan, "0"), (123.0456, "123.046"),
            (10.01, "10.01"),
        ]
    )
    func writesNumbers(_ number: Double, text: String) {
        #expect(SVGNumber.text(number) == text)
    }

    @Test("the series of sine and cosine are exact on the whole ring")
    func computesPointsOfTheRing() {
        let root = (0.5).squareRoot()
        let known: [(Double, Double, Double)] = [
            (0, 0, 1), (0.125, root, root), (0.25, 1, 0), (0.5, 0, -1), (0.75, -1, 0), (-0.25, -1, 0),
            (1.125, root, root),
            (1.0 / 12, 0.5, (0.75).squareRoot()),
        ]
        for (turns, sine, cosine) in known {
            let found = SVGPath.sineAndCosine(turns: turns)
            #expect(abs(found.sine - sine) < 1e-14 && abs(found.cosine - cosine) < 1e-14, "\(turns)")
        }
        for step in 0...1000 {
            let (sine, cosine) = SVGPath.sineAndCosine(turns: Double(step) / 1000)
            #expect(abs(sine * sine + cosine * cosine - 1) < 1e-14)
        }
    }
}
