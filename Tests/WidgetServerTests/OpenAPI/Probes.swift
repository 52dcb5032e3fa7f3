import Testing
import Widgets

/// Values to try as any member: those that the document's limits mark, and some of every kind.
struct Probes {
    let all: [JSON]

    init(_ description: Description) throws {
        let schemas = try #require(description.document["components"]?["schemas"])
        var all = Probes.fixed
        for limit in ["minLength", "maxLength"].flatMap({ description.values(of: $0, in: schemas) }) {
            let length = try #require(Probes.integer(limit))
            for count in [length, length + 1] {
                all.append(.string(String(repeating: "x", count: count)))
                if count > 10 { all.append(.string("https://a/" + String(repeating: "x", count: count - 10))) }
            }
        }
        for limit in ["minimum", "maximum"].flatMap({ description.values(of: $0, in: schemas) }) {
            let number = try #require(Probes.integer(limit))
            for text in ["\(number - 1)", "\(number)", "\(number).0", "\(number).5", "\(number + 1)"] {
                all.append(try JSON(parsing: text))
            }
        }
        for limit in description.values(of: "maxItems", in: schemas) {
            let count = try #require(Probes.integer(limit))
            for count in [count, count + 1] where count < 64 {
                all.append(.array(Array(repeating: ["label": "a", "value": "b"], count: count)))
            }
        }
        all += description.values(of: "enum", in: schemas).flatMap { $0.elements }
        all += description.values(of: "examples", in: schemas).flatMap { $0.elements }
        var seen: Set<String> = []
        self.all = all.filter { seen.insert($0.text).inserted }
    }

    private static func integer(_ value: JSON) -> Int? {
        if case .number(let number) = value { return number.integer }
        return nil
    }

    private static let fixed: [JSON] = numbers + texts.map { .string($0) } + structures

    private static let numbers: [JSON] = ["0.5", "-0.0", "1e0", "-0.01", "1.01", "1e300"].map { text in
        // These are JSON numbers; should one not be, the test has one value less.
        (try? JSON(parsing: text)) ?? .null
    }

    private static let texts: [String] = [
        "", " ", "\t", "\u{A0}", "\u{2003}", "a", "Up", "UP", "info ", "0.5", "GET", "get", "w-1", "-w", "w w", "ж",
        "RED", "reD", "redd", "#34C759", "34c759", "34C759FF", "#34C75", "34C759F", "#GGGGGG", "##34C759",
        "pin\u{212A}",
        "2026-03-01t10:00:00z", "2026-03-01T10:00:00.123456789012-00:30", "2026-02-30T00:00:00Z",
        "2026-03-01T24:00:00Z",
        "2026-03-01T10:00:00", "2026-03-01", "2005-12-31T23:59:60Z",
        "https://a.example/x?y#z", "HTTPS://a.example", "http://user@host", "http://user@", "http://@host",
        "http://:80",
        "http://a:80", "https:", "https://", "https:/x", "https:///x", "https://?x", "https://a b", "https://a\u{7F}",
        "https://a\u{85}", "https://a/\u{3000}", "https://ö.example", "javascript:x", "JavaScript:x", "data:x",
        "file:///x",
        "vbscript:x", "javascripts:x", "tel:1", "app+x.y-z://", "1a:x", ":x", "nocolon", "mdi:backup", "\u{212A}:x",
        "https://a\\b", "https://\\b",
    ]

    private static let structures: [JSON] = [
        .null, true, false, ["template": "progress", "value": 1], .array([]), .array([.null]), .array([1]), [:],
        ["unknown": 1], ["url": "https://a.example"],
        ["url": "tel:1"], ["url": "tel:1", "method": "GET"],
        ["url": "tel:1", "method": "", "body": "", "headers": .null],
        ["url": "tel:1", "headers": [:]],
        ["url": "https://a.example", "method": "GET", "body": "x", "foreground": true],
        ["url": .null], ["url": "https://a.example", "unknown": .null], ["date": "2026-03-01T10:00:00Z"],
        ["date": "2026-03-01T10:00:00Z", "style": "relative"], ["date": ""], ["date": .null], ["style": "timer"],
        ["X-A": "b"], ["X-A": ""], ["X-A": .null], ["X-A": 1], ["X-A": "b\n"], ["X-A": "b\tc"], ["bad name": "b"],
        ["bad name": .null], ["": "b"], .array([["label": "a", "value": "b", "unit": "c"]]), .array([["label": "a"]]),
        .array([["label": " ", "value": "b"]]), .array([["label": "a", "value": "b", "x": .null]]),
    ]
}
