import TestSupport

@testable import Widgets

/// Contents and environments by chance, with what is long, odd or missing more often than in life.
struct RandomContent {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func fixture() -> DrawingFixture {
        var members: [String] = [
            "\"value\":\(value())"
        ]
        if chance(3) { members.append("\"template\":\"status\"") }
        add("severity", pick(Severity.allCases).rawValue, to: &members)
        add("label", text(256), to: &members)
        add("subtitle", text(256), to: &members)
        add("icon", pick(["checklist", "mdi:bell", "bolt.fill", "no such icon"]), to: &members)
        add("accent_color", color(), to: &members)
        if chance(4) { members.append("\"background_color\":\"\(color())\"") }
        if chance(4) { members.append("\"text_color\":\"\(color())\"") }
        add("trend", pick(["up", "down", "flat"]), to: &members)
        let rows = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            "{\"label\":\"\(text(32))\",\"value\":\"\(text(32))\",\"unit\":\"\(text(16))\"}"
        }
        members.append("\"stat_rows\":[\(rows.joined(separator: ","))]")
        addAction("url_action", to: &members)
        addAction("secondary_url_action", to: &members)
        if chance(6) {
            members[0] = "\"value\":null"
            members.append(#""start_date":"2026-03-01T10:00:00Z","end_date":"2026-03-01T20:00:00Z""#)
        }
        return DrawingFixture(
            members: "{\(members.joined(separator: ","))}",
            name: text(256),
            locale: pick(["en", "uk", "ar", "he", "fr", "tr", "eu", "ja"]),
            appearance: pick(Appearance.allCases),
            build: pick([.current, DeviceBuild(major: 1, minor: 5)]),
            staleAfter: chance(2) ? 60 : nil
        )
    }

    private mutating func value() -> String {
        let odd = pick(["0", "1", "0.004", "0.996", "0.5", "0.07", "0.9999999999", "0.42"])
        return chance(2) ? odd : "\(Int.random(in: 0...1_000_000, using: &generator))e-6"
    }

    mutating func color() -> String {
        if chance(2) { return pick(NamedColor.allCases).rawValue }
        let digits = (0..<(chance(4) ? 8 : 6)).map { _ in String(Int.random(in: 0...15, using: &generator), radix: 16) }
        return digits.joined()
    }

    private mutating func add(_ name: String, _ value: String, to members: inout [String]) {
        if chance(4) { return }
        members.append("\"\(name)\":\"\(value)\"")
    }

    private mutating func addAction(_ name: String, to members: inout [String]) {
        guard chance(2) else { return }
        let title = chance(4) ? "" : ",\"title\":\"\(text(64))\""
        let icon = chance(2) ? "" : ",\"icon\":\"bell\""
        members.append("\"\(name)\":{\"url\":\"https://example.org/\"\(title)\(icon)}")
    }

    /// A text of 1 to `limit` code points.
    private mutating func text(_ limit: Int) -> String {
        let alphabet = pick([
            "W", "Mm ", "ab cd", "i", "резервна ", "النسخ ", "バック", "👨‍👩‍👧‍👦", "e\u{301}", "a·b|c•", "a,b;c d", "🇺🇦", "R&D<>",
        ])
        let length = pick([1, 3, 10, 30, limit])
        var text = "x"
        while text.unicodeScalars.count + alphabet.unicodeScalars.count <= min(length, limit) { text += alphabet }
        return text
    }

    private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &generator) == 0 }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &generator)]
    }
}
