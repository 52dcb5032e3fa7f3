import Testing

@testable import Widgets

@Suite("A progress content has a value, a window, or both")
struct ContentValueTests {
    private static let window = #""start_date":"2026-03-01T10:00:00Z","end_date":"2026-03-01T14:00:00Z""#

    @Test(
        "takes a fraction as it is written",
        arguments: ["0", "1", "0.80", "8e-1", "-0.0", "1.0", "0.004", "1e-400", "10e-1"]
    )
    func takesFractions(_ number: String) throws {
        let content = try ContentFixture.read("{\"value\":\(number)}")
        #expect(content.fields.value == Double(number))
    }

    @Test(
        "refuses what is no fraction and says how 42% is sent",
        arguments: ["42", "1.0001", "-0.0001", "-1", "100", "1e308"]
    )
    func refusesOthers(_ number: String) throws {
        let faults = try ContentFixture.faults("{\"value\":\(number)}")
        #expect(faults.map(\.location) == ["body.content.value"])
        #expect(faults.map(\.message) == ["value must be a fraction from 0 to 1; send 42% as 0.42"])
        #expect(faults.map(\.value) == [.number(JSONNumber(checked: number))])
    }

    @Test(
        "without a value both dates are needed, and the sentence names both ways out and the status widget",
        arguments: [
            #"{"value":null}"#, #"{"value":null,"start_date":"2026-03-01T10:00:00Z"}"#,
            #"{"value":null,"end_date":"2026-03-01T10:00:00Z"}"#,
            #"{"value":null,"start_date":null,"end_date":"2026-03-01T10:00:00Z"}"#,
        ]
    )
    func needsEither(_ members: String) throws {
        let faults = try ContentFixture.faults(members)
        #expect(faults.map(\.location) == ["body.content.value"])
        #expect(
            faults.map(\.message) == [
                "value is missing: a progress widget needs a value from 0 to 1, or both start_date and end_date; "
                    + "for work that cannot be measured push a status widget: \(StatusTemplate.example)"
            ]
        )
    }

    @Test("a window stands in for the value, which a device before 1.6 then lacks")
    func takesAWindow() throws {
        let content = try ContentFixture.read("{\"value\":null,\(ContentValueTests.window)}")
        let current = content.reading(at: ContentFixture.now, build: .current)
        #expect(current.percent == 50)
        #expect(content.reading(at: ContentFixture.now, build: .init(major: 1, minor: 5)) == .none)
    }

    @Test("a window goes before the value, but not on a device before 1.6")
    func prefersTheWindow() throws {
        let content = try ContentFixture.read("{\"value\":0.1,\(ContentValueTests.window)}")
        #expect(content.reading(at: ContentFixture.now, build: .current).percent == 50)
        #expect(
            content.reading(at: ContentFixture.now, build: .init(major: 1, minor: 5)).percent
                == 10
        )
    }

    @Test("a window past its end reads 100%, whatever the value says")
    func endsAtTheEnd() throws {
        let content = try ContentFixture.read("{\"value\":0.1,\(ContentValueTests.window)}")
        let later = ContentFixture.now.adding(seconds: 86_400)
        #expect(content.reading(at: later, build: .current).percent == 100)
    }

    @Test("one date alone is kept and checked, but changes nothing", arguments: ["start_date", "end_date"])
    func ignoresOneDate(_ name: String) throws {
        let content = try ContentFixture.read("{\"\(name)\":\"2026-03-01T10:00:00Z\"}")
        #expect(content.fields.window == nil)
        #expect(content.reading(at: ContentFixture.now, build: .current).percent == 50)
        #expect(try ContentFixture.places("{\"\(name)\":\"junk\"}") == ["body.content.\(name)"])
    }

    @Test(
        "end before or at start is refused",
        arguments: ["2026-03-01T09:59:59Z", "2026-03-01T10:00:00Z", "2026-03-01T11:00:00+01:00"]
    )
    func refusesBackwardWindows(_ end: String) throws {
        let faults = try ContentFixture.faults("{\"start_date\":\"2026-03-01T10:00:00Z\",\"end_date\":\"\(end)\"}")
        #expect(faults.map(\.location) == ["body.content.end_date"])
        #expect(faults.map(\.message) == ["end_date must be after start_date"])
        _ = try ContentFixture.read(
            #"{"start_date":"2026-03-01T10:00:00Z","end_date":"2026-03-01T10:00:00.000000001Z"}"#
        )
    }

    @Test(
        "dates lie from 2000 on, up to 366 days ahead of now",
        arguments: [
            ("2000-01-01T00:00:00Z", nil), ("2027-03-02T12:00:00Z", nil),
            ("1999-12-31T23:59:59.999999999Z", "must not be before 2000-01-01T00:00:00Z"),
            ("0001-01-01T00:00:00Z", "must not be before 2000-01-01T00:00:00Z"),
            ("2027-03-02T12:00:00.000000001Z", "must not be more than 366 days ahead of now"),
            ("9999-12-31T23:59:59Z", "must not be more than 366 days ahead of now"),
        ] as [(String, String?)]
    )
    func limitsDates(_ date: String, rule: String?) throws {
        for name in ["start_date", "end_date"] {
            let faults = try ContentFixture.faults("{\"\(name)\":\"\(date)\"}")
            #expect(faults.map(\.message) == (rule.map { ["\(name) \($0)"] } ?? []))
            #expect(faults.allSatisfy { $0.location == "body.content.\(name)" })
        }
    }

    @Test(
        "says why a text is no date and that dates are text",
        arguments: [
            (#""2026-02-30T00:00:00Z""#, "is not an RFC 3339 date: there is no such day in the calendar"),
            (#""2026-03-01T24:00:00Z""#, "is not an RFC 3339 date: there is no such time of day"),
            (#""2026-03-01T10:61:00Z""#, "is not an RFC 3339 date: there is no such time of day"),
            (#""2026-03-01T10:00:00Zjunk""#, "is not an RFC 3339 date: there is text after the offset"),
            (
                #""2026-03-01T10:00:00""#,
                "is not an RFC 3339 date: the offset is missing; end it with Z or with one like +02:00"
            ),
            (#""""#, "is not an RFC 3339 date: write it like 2026-03-01T10:00:00Z"),
            ("1772359200", #"must be a date as text, like "2026-03-01T10:00:00Z", not a number"#),
            ("true", #"must be a date as text, like "2026-03-01T10:00:00Z", not a boolean"#),
        ]
    )
    func explainsDates(_ value: String, rule: String) throws {
        for name in ["start_date", "end_date"] {
            let faults = try ContentFixture.faults("{\"\(name)\":\(value)}")
            #expect(faults.map(\.location) == ["body.content.\(name)"])
            #expect(faults.map(\.message) == ["\(name) \(rule)"])
        }
    }

    @Test(
        "is refused without a template that is drawn here, and told which are",
        arguments: [
            ("null", "template is required; this server draws \"progress\", \"status\""),
            (#""""#, "template is not one that this server draws; it draws \"progress\", \"status\""),
            (#""gauge""#, "template is not one that this server draws; it draws \"progress\", \"status\""),
            (#""Progress""#, "template is not one that this server draws; it draws \"progress\", \"status\""),
        ]
    )
    func needsATemplate(_ template: String, sentence: String) throws {
        let faults = try ContentFixture.faults("{\"template\":\(template)}")
        #expect(faults.map(\.location) == ["body.content.template"])
        #expect(faults.map(\.message) == [sentence])
    }
}
