import TestSupport
import Testing

@testable import Widgets

@Suite("A line is cut between grapheme clusters")
struct LineTests {
    private let font = Font(size: 10)

    private func line(_ text: String, limit: Double) -> Line {
        Line(fitting: text, font: font, limit: limit, measurer: ClassMeasurer())
    }

    @Test("what fits is left as it is")
    func keepsWhatFits() {
        let text = "🦀 backup"
        let width = ClassMeasurer().width(of: text, in: font)
        #expect(line(text, limit: width).text == text)
        #expect(line(text, limit: width).width == width)
        #expect(line("", limit: 0).text.isEmpty)
    }

    @Test(
        "every cut ends in an ellipsis and takes whole clusters",
        arguments: [
            String(repeating: "W", count: 30), String(repeating: "👨‍👩‍👧‍👦", count: 20), String(repeating: "🇺🇦", count: 20),
            String(repeating: "e\u{301}", count: 60), "резервна копія бази даних", "גיבוי 42 של מסד הנתונים",
            "バックアップデータベース",
        ]
    )
    func cutsBetweenClusters(_ text: String) {
        for limit in stride(from: 0.0, through: 130, by: 3.7) {
            let line = line(text, limit: limit)
            #expect(line.width <= limit)
            guard line.text != text, !line.text.isEmpty else { continue }
            #expect(line.text.hasSuffix("…"))
            let kept = line.text.dropLast()
            #expect(kept.last != " ")
            // The kept part is a beginning of the text, cluster by cluster.
            #expect(text.hasPrefix(kept))
            #expect(zip(kept, text).allSatisfy { $0 == $1 })
            // One cluster more would not fit.
            let more = String(text.prefix(kept.count + 2)) + "…"
            #expect(ClassMeasurer().width(of: more, in: font) > limit)
        }
    }

    @Test("nothing is left where not even the ellipsis has room")
    func leavesNothing() {
        #expect(line("WWW", limit: 3).text.isEmpty)
        #expect(line("WWW", limit: 9.5).text == "…")
    }
}
