import Testing
import Widgets

@testable import HeadwayCommands

@Suite
struct TextTests {
    @Test(arguments: [
        ("abc", 3), ("", 0), ("日本", 4), ("é", 1), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("❤️", 2), ("🇺🇦", 2), ("…", 1),
    ])
    func countsTheColumnsOfAText(_ text: String, _ columns: Int) {
        #expect(text.columns == columns)
    }

    @Test
    func cutsBetweenCharacters() {
        #expect("日本語".fitted(to: 4) == "日…")
        #expect("日本語".fitted(to: 5) == "日本…")
        #expect("日本語".fitted(to: 6) == "日本語")
    }

    @Test
    func indentsJSONByTwoBlanks() throws {
        let json = try JSON(parsing: #"{"a":[1.50,{"b":"\n\"é"}],"c":{},"d":[],"e":null,"f":true}"#)
        #expect(
            json.indented == """
                {
                  "a": [
                    1.50,
                    {
                      "b": "\\n\\"é"
                    }
                  ],
                  "c": {},
                  "d": [],
                  "e": null,
                  "f": true
                }
                """
        )
        #expect(try JSON(parsing: json.indented) == json)
    }
}
