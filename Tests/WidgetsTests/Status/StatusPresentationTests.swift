import Testing

@testable import Widgets

@Suite("What a status widget says")
struct StatusPresentationTests {
    private func fixture(_ members: String = "{}", family: Family = .medium, locale: String = "en-GB") -> DrawingFixture
    {
        var text = #"{"template":"status""#
        if members != "{}" { text += "," + members.dropFirst() } else { text += "}" }
        return DrawingFixture(members: text, name: "Front door", family: family, locale: locale)
    }

    @Test("the label, else the name")
    func titles() throws {
        #expect(try fixture().presentation().card.title == "Front door")
        #expect(try fixture(#"{"label":"Open"}"#).presentation().card.title == "Open")
    }

    @Test(
        "tags are split at dots, bars, commas and semicolons",
        arguments: [
            ("a · b|c•d,e;f", ["a", "b", "c", "d", "e", "f"]), (" ,; ", []),
            ("db-1, eu-west; INC-7", ["db-1", "eu-west", "INC-7"]),
        ]
    )
    func splitsTags(_ subtitle: String, tags: [String]) throws {
        #expect(try fixture("{\"subtitle\":\"\(subtitle)\"}").presentation().card.chips == tags)
        #expect(try fixture("{\"subtitle\":\"\(subtitle)\"}", family: .circular).presentation().card.chips == [])
    }

    @Test(
        "the severity picks shape and color; without one it is a plain circle in grey",
        arguments: [
            ("critical", "F0029", NamedColor.red), ("warning", "F0026", .orange), ("success", "F05E0", .green),
            ("info", "F02FC", .blue), (nil, "F0765", nil),
        ] as [(String?, String, NamedColor?)]
    )
    func picksIconAndColor(_ severity: String?, _ glyph: String, _ color: NamedColor?) throws {
        let members = severity.map { "{\"severity\":\"\($0)\"}" } ?? "{}"
        for family in Family.allCases {
            let drawn = fixture(members, family: family)
            let presentation = try drawn.presentation()
            #expect(presentation.card.icon.map { String($0.glyph.value, radix: 16, uppercase: true) } == glyph)
            #expect(presentation.card.colors.accent == color?.color ?? StatusTemplate.neutral)
            let marks = try drawn.drawing().marks.filter { $0.role == .icon }
            #expect(marks.count == 1)
        }
    }

    @Test("an icon and an accent of its own replace those of every severity", arguments: Severity.allCases)
    func takesItsOwn(_ severity: Severity) throws {
        let members = "{\"severity\":\"\(severity.rawValue)\",\"icon\":\"mdi:home\",\"accent_color\":\"teal\"}"
        for family in Family.allCases {
            let presentation = try fixture(members, family: family).presentation()
            #expect(presentation.card.icon == IconNames.all.icon("mdi:home"))
            #expect(presentation.card.colors.accent == NamedColor.teal.color)
        }
    }

    @Test("the tint of edge, line, tags and buttons is that of the severity", arguments: Severity.allCases)
    func tintsTheSurface(_ severity: Severity) throws {
        let members =
            "{\"severity\":\"\(severity.rawValue)\",\"subtitle\":\"tag\",\"url_action\":{\"url\":\"https://x.org\"}}"
        let drawing = try fixture(members).drawing()
        let edge = try #require(drawing.mark(.edge)?.color)
        for role in [MarkRole.hairline, .chip] {
            let color = try #require(drawing.mark(role)?.color)
            #expect([color.red, color.green, color.blue] == [edge.red, edge.green, edge.blue], "\(role)")
        }
        let other = fixture(members.replacing(severity.rawValue, with: severity == .info ? "success" : "info"))
        #expect(try other.drawing().mark(.button)?.color != drawing.mark(.button)?.color)
        #expect(try other.drawing().mark(.state)?.color != drawing.mark(.state)?.color)
    }

    @Test(
        "a screen reader says the state, then the headline",
        arguments: [
            ("en", "critical", "Critical, Open, a, b"), ("en", "success", "Success, Open, a, b"),
            ("uk", "warning", "Попередження, Open, a, b"), ("uk", "info", "Інформація, Open, a, b"),
            ("uk", nil, "Open, a, b"),
        ] as [(String, String?, String)]
    )
    func speaks(_ locale: String, _ severity: String?, _ sentence: String) throws {
        let state = severity.map { "\"severity\":\"\($0)\"," } ?? ""
        let drawn = fixture("{\(state)\"label\":\"Open\",\"subtitle\":\"a,b\",\"trend\":\"up\"}", locale: locale)
        #expect(try drawn.presentation().sentence == sentence)
    }

    @Test("nothing but staleness and a clock changes it by itself")
    func knowsItsNextChange() throws {
        let window = #"{"start_date":"2026-03-01T10:00:00Z","end_date":"2026-03-01T20:00:00Z"}"#
        #expect(try fixture(window).nextChange() == nil)
        var stale = fixture()
        stale.staleAfter = 7_200
        #expect(try stale.nextChange() == ContentFixture.now.adding(seconds: 3_600))
        let clock = fixture(#"{"subtitle_timer":{"date":"2026-03-01T11:00:00Z"}}"#)
        #expect(try clock.nextChange() == ContentFixture.now.adding(seconds: 1))
        #expect(try clock.presentation().card.chips == ["1:00:00"])
    }

    @Test("there is no percent, and no bar to a screen reader")
    func isNoBar() throws {
        let body = try fixture(#"{"value":0.5,"severity":"info"}"#).presentation().body
        #expect(body.reading == .none && body.readingText == nil && body.role == .image)
        #expect(try DrawingFixture().presentation().body.role == .progressBar)
        let content = try fixture(#"{"severity":"info"}"#).widget().content
        #expect(content.summary(at: ContentFixture.now) == "info")
    }

    @Test("a long headline takes the lines that there is room for, and is cut only where there is none")
    func wraps() throws {
        let text = "Replication lags behind by more than forty seconds"
        for (family, count) in [(Family.small, 3...4), (.medium, 2...2), (.large, 2...3), (.rectangular, 3...3)] {
            let lines = try fixture("{\"label\":\"\(text)\"}", family: family).drawing().texts(.title)
            #expect(count.contains(lines.count), "\(family): \(lines)")
            if !family.isOnLockScreen { #expect(lines.joined(separator: " ") == text) }
        }
        let word = String(repeating: "W", count: 30)
        let lines = try fixture("{\"label\":\"\(word)\"}", family: .large).drawing().texts(.title)
        #expect(lines.count > 1 && lines.joined() == word)
    }

    @Test("in a terminal: headline and state, a line, tags")
    func writesText() throws {
        let members = #"{"severity":"warning","label":"Slow","subtitle":"db-1, eu"}"#
        let presentation = try fixture(members, family: .large).presentation()
        let text = TerminalBlock.text(of: presentation, style: TerminalStyle(columns: 20))
        #expect(text == "Slow         Warning\n────────────────────\ndb-1 · eu\n")
        let ascii = TerminalBlock.text(of: presentation, style: TerminalStyle(columns: 20, isASCII: true))
        #expect(ascii == "Slow         Warning\n--------------------\ndb-1 - eu\n")
        let plain = try fixture(family: .large).presentation()
        #expect(TerminalBlock.text(of: plain, style: TerminalStyle(columns: 12)).hasPrefix("Front door\n"))
        let colored = TerminalBlock.text(of: presentation, style: TerminalStyle(columns: 20, hasColor: true))
        #expect(colored.contains("\u{1B}[38;2;255;159;10mWarning\u{1B}[0m"))
    }
}
