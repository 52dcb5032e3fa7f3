import Testing

@testable import Widgets

@Suite("Rows of figures keep their rules")
struct StatRowTests {
    private static func rows(_ row: String) -> String { "{\"stat_rows\":[\(row)]}" }

    @Test("takes up to six rows", arguments: 0...6)
    func takesSix(_ count: Int) throws {
        let rows = Array(repeating: #"{"label":"a","value":"b"}"#, count: count).joined(separator: ",")
        #expect(try ContentFixture.read(StatRowTests.rows(rows)).fields.statRows.count == count)
    }

    @Test("refuses seven rows, and names the faults of the rows beside")
    func refusesSeven() throws {
        let rows = Array(repeating: #"{"label":"a","value":"b"}"#, count: 6).joined(separator: ",") + ",7"
        let faults = try ContentFixture.faults(StatRowTests.rows(rows))
        #expect(faults.map(\.location) == ["body.content.stat_rows", "body.content.stat_rows[6]"])
        #expect(faults.first?.message == "stat_rows holds 7 rows; at most 6 are allowed")
    }

    @Test(
        "a row must be an object",
        arguments: [("null", "null"), ("1", "a number"), ("[]", "an array"), (#""a""#, "a string")]
    )
    func refusesOtherRows(_ row: String, type: String) throws {
        let faults = try ContentFixture.faults(StatRowTests.rows(#"{"label":"a","value":"b"},"# + row))
        #expect(faults.map(\.location) == ["body.content.stat_rows[1]"])
        #expect(faults.map(\.message) == ["a row must be an object with label and value, not \(type)"])
    }

    @Test(
        "label and value are required, not blank, and at most 32 code points",
        arguments: [
            ("null", "is required: a string of 1 to 32 characters"),
            (#""""#, "is required: a string of 1 to 32 characters"),
            (#"" ""#, "must not be blank: a string of 1 to 32 characters"),
            (#""\u00a0\u2003\t""#, "must not be blank: a string of 1 to 32 characters"),
            (#""\u0000""#, "must not be blank: a string of 1 to 32 characters"),
            ("6", "must be a string, not a number"),
            ("\"\(ContentFixture.text(33))\"", "is 33 characters long; at most 32 are allowed"),
        ]
    )
    func requiresTexts(_ text: String, rule: String) throws {
        for (name, other) in [("label", "value"), ("value", "label")] {
            let faults = try ContentFixture.faults(StatRowTests.rows("{\"\(other)\":\"a\",\"\(name)\":\(text)}"))
            #expect(faults.map(\.location) == ["body.content.stat_rows[0].\(name)"])
            #expect(faults.map(\.message) == ["\(name) \(rule)"])
        }
    }

    @Test("takes 32 code points, and 16 for the unit")
    func takesTheLimit() throws {
        let long = String(repeating: "😀", count: 32)
        let unit = String(repeating: "µ", count: 16)
        let row = "{\"label\":\"\(long)\",\"value\":\"\(long)\",\"unit\":\"\(unit)\"}"
        #expect(try ContentFixture.read(StatRowTests.rows(row)).fields.statRows.first?.unit == unit)
    }

    @Test("the unit is optional, a string, and at most 16 code points")
    func limitsUnits() throws {
        for unset in ["null", #""""#] {
            #expect(
                try ContentFixture.read(StatRowTests.rows("{\"label\":\"a\",\"value\":\"b\",\"unit\":\(unset)}"))
                    .fields.statRows.first?.unit == nil
            )
        }
        let row = "{\"label\":\"a\",\"value\":\"b\",\"unit\":\"\(ContentFixture.text(17))\"}"
        let faults = try ContentFixture.faults(StatRowTests.rows(row))
        #expect(faults.map(\.message) == ["unit is 17 characters long; at most 16 are allowed"])
    }

    @Test("an unknown member is named with its row, even where it is null", arguments: ["1", "null", #""""#])
    func refusesUnknownMembers(_ value: String) throws {
        let faults = try ContentFixture.faults(
            StatRowTests.rows("{\"label\":\"a\",\"value\":\"b\",\"lable\":\(value)}")
        )
        #expect(faults.map(\.location) == ["body.content.stat_rows[0].lable"])
        #expect(faults.map(\.message) == ["\"lable\" is not known here; did you mean \"label\"?"])
    }

    @Test("a timer on a row keeps the rules of a timer")
    func checksTimers() throws {
        let places = try ContentFixture.places(
            StatRowTests.rows(#"{"label":"a","value":"b","timer":{"date":1,"style":"x","zone":0}}"#)
        )
        #expect(
            places == [
                "body.content.stat_rows[0].timer.zone", "body.content.stat_rows[0].timer.date",
                "body.content.stat_rows[0].timer.style",
            ]
        )
    }
}
