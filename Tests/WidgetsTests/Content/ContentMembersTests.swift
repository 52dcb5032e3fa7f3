import Testing

@testable import Widgets

@Suite("Members of a content keep the rules of the contract")
struct ContentMembersTests {
    @Test("reads every member")
    func readsEveryMember() throws {
        let content = try ContentFixture.read(
            #"""
            {"value":0.25,"start_date":"2026-03-01T10:00:00Z","end_date":"2026-03-01T14:00:00+00:00","trend":"up",
            "stat_rows":[{"label":"Acked","value":"6","unit":"pages"},
            {"label":"Since","value":"-","timer":{"date":"2026-03-01T09:00:00Z","style":"relative"}}],
            "label":"Pages","subtitle":"6 of 10","icon":"mdi:check","accent_color":"green",
            "background_color":"#102030","text_color":"AABBCCDD","severity":"critical","unit":"%","min_value":-5,
            "max_value":1e3,"expired_text":"over","subtitle_timer":{"date":"2026-03-01T11:00:00Z"},
            "tap_action":{"url":"app://open"},"url_action":{"url":"https://example.org","title":"Open"},
            "secondary_url_action":{"url":"http://example.org/x","method":"POST","headers":{"X-A":"b"},"body":"c",
            "icon":"bolt","foreground":true}}
            """#
        )
        #expect(content.template == .progress)
        #expect(content.fields.value == 0.25)
        #expect(content.fields.startDate == Instant(seconds: 1_772_359_200))
        #expect(
            content.fields.window
                == DateWindow(start: .init(seconds: 1_772_359_200), end: .init(seconds: 1_772_373_600))
        )
        #expect(content.fields.trend == .up)
        #expect(content.fields.statRows.map(\.label) == ["Acked", "Since"])
        #expect(content.fields.statRows.map(\.value) == ["6", "-"])
        #expect(content.fields.statRows.map(\.unit) == ["pages", nil])
        #expect(content.fields.statRows.map(\.timer?.style) == [nil, .relative])
        #expect(
            [content.fields.label, content.fields.subtitle, content.fields.icon] == ["Pages", "6 of 10", "mdi:check"]
        )
        #expect(content.fields.accentColor == Color(rgb: 0x34C759))
        #expect(content.fields.backgroundColor == Color(rgb: 0x102030))
        #expect(content.fields.textColor == Color(red: 0xAA, green: 0xBB, blue: 0xCC, alpha: 0xDD))
        #expect(content.fields.severity == .critical)
        #expect([content.fields.unit, content.fields.expiredText] == ["%", "over"])
        #expect([content.fields.minValue, content.fields.maxValue] == [-5, 1_000])
        #expect(content.fields.subtitleTimer?.date == Instant(seconds: 1_772_362_800))
        #expect(content.fields.subtitleTimer?.style == .timer)
        #expect(content.fields.tapAction?.url.text == "app://open")
        #expect(content.fields.urlAction?.title == "Open")
        #expect(content.fields.urlAction?.opensInForeground == false)
        let second = try #require(content.fields.secondaryURLAction)
        #expect(second.method == .post)
        #expect(second.headers == [WidgetAction.Header(name: "X-A", value: "b")])
        #expect([second.body, second.icon, second.title] == ["c", "bolt", nil])
        #expect(second.opensInForeground)
    }

    @Test(
        "counts lengths in code points, up to the limit",
        arguments: [
            ("label", 256), ("subtitle", 256), ("icon", 128), ("unit", 32), ("expired_text", 64),
        ]
    )
    func limitsTexts(_ name: String, limit: Int) throws {
        for character in ["x", "é", "😀"] {
            let text = String(repeating: character, count: limit)
            #expect(try ContentFixture.faults("{\"\(name)\":\"\(text)\"}") == [])
            let fault = try #require(try ContentFixture.faults("{\"\(name)\":\"\(text)x\"}").first)
            #expect(fault.location == "body.content.\(name)")
            #expect(fault.message == "\(name) is \(limit + 1) characters long; at most \(limit) are allowed")
        }
    }

    @Test("counts two code points for a flag, so 128 flags fit and 256 do not")
    func countsFlags() throws {
        #expect(try ContentFixture.faults("{\"label\":\"\(String(repeating: "🇺🇦", count: 128))\"}") == [])
        let faults = try ContentFixture.faults("{\"label\":\"\(String(repeating: "🇺🇦", count: 256))\"}")
        #expect(faults.map(\.message) == ["label is 512 characters long; at most 256 are allowed"])
    }

    @Test(
        "refuses a value of another type, by name",
        arguments: [
            ("value", "a number", #""0.5""#, "a string"), ("value", "a number", "true", "a boolean"),
            ("value", "a number", "[0.5]", "an array"), ("value", "a number", #"{"v":1}"#, "an object"),
            ("value", "a number", #""""#, "a string"), ("min_value", "a number", #""1""#, "a string"),
            ("max_value", "a number", "false", "a boolean"), ("label", "a string", "5", "a number"),
            ("subtitle", "a string", "[]", "an array"), ("icon", "a string", "{}", "an object"),
            ("unit", "a string", "true", "a boolean"), ("expired_text", "a string", "0", "a number"),
            ("trend", "a string", "1", "a number"), ("severity", "a string", "[]", "an array"),
            ("accent_color", "a string", "16711680", "a number"), ("background_color", "a string", "{}", "an object"),
            ("text_color", "a string", "true", "a boolean"), ("template", "a string", "1", "a number"),
            ("stat_rows", "an array", "{}", "an object"), ("stat_rows", "an array", #""""#, "a string"),
            ("subtitle_timer", "an object", #""2026-03-01T11:00:00Z""#, "a string"),
            ("subtitle_timer", "an object", #""""#, "a string"), ("tap_action", "an object", #""app://x""#, "a string"),
            ("url_action", "an object", "[]", "an array"), ("secondary_url_action", "an object", "1", "a number"),
        ]
    )
    func refusesOtherTypes(_ name: String, type: String, value: String, given: String) throws {
        let faults = try ContentFixture.faults("{\"\(name)\":\(value)}")
        #expect(faults.map(\.location) == ["body.content.\(name)"])
        #expect(faults.map(\.message) == ["\(name) must be \(type), not \(given)"])
    }

    @Test("a content must be an object", arguments: ["1", "[]", #""progress""#])
    func refusesOtherContents(_ text: String) throws {
        let json = try JSON(parsing: text)
        let message = "content must be an object, not \(json.typeName)"
        #expect(ContentFixture.faults(of: json) == [Fault(location: "body.content", message: message, value: json)])
    }

    @Test(
        "names the words that there are",
        arguments: [
            ("trend", "sideways", "up, down, flat"), ("trend", "UP", "up, down, flat"),
            ("trend", " ", "up, down, flat"),
            ("severity", "fatal", "info, warning, critical, success"),
            ("severity", ContentFixture.text(500), "info, warning, critical, success"),
        ]
    )
    func namesWords(_ name: String, word: String, words: String) throws {
        let faults = try ContentFixture.faults("{\"\(name)\":\"\(word)\"}")
        #expect(faults.map(\.message) == ["\(name) must be one of \(words)"])
    }

    @Test("every word of trend and severity is read")
    func readsWords() throws {
        for trend in Trend.allCases {
            #expect(try ContentFixture.read("{\"trend\":\"\(trend.rawValue)\"}").fields.trend == trend)
        }
        for severity in Severity.allCases {
            #expect(try ContentFixture.read("{\"severity\":\"\(severity.rawValue)\"}").fields.severity == severity)
        }
    }

    @Test("min_value and max_value are any finite numbers, in any order", arguments: ["-1e308", "0", "100", "1e308"])
    func takesScales(_ number: String) throws {
        let content = try ContentFixture.read("{\"min_value\":\(number),\"max_value\":-2}")
        #expect(content.fields.minValue == Double(number))
    }

    @Test("a number too large for any is refused", arguments: ["value", "min_value", "max_value"])
    func refusesHugeNumbers(_ name: String) throws {
        let faults = try ContentFixture.faults("{\"\(name)\":1e999}")
        #expect(faults.map(\.message) == ["\(name) is too large; the largest number is about 1.8e308"])
    }
}
