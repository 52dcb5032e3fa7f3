import Testing

@testable import Widgets

@Suite("What a widget says")
struct PresentationTests {
    @Test(
        "the label, else the name",
        arguments: [
            (#"{"label":"Pages"}"#, "Pages"), ("{}", "Nightly"), (#"{"label":"  \t "}"#, "Nightly"),
            (#"{"label":" two\r\nlines "}"#, "two lines"), (#"{"label":"\u00a0\u2028"}"#, "Nightly"),
        ]
    )
    func titles(_ members: String, title: String) throws {
        #expect(try DrawingFixture(members: members, name: "Nightly").presentation().card.title == title)
    }

    @Test(
        "the subtitle is split at dots and bars",
        arguments: [
            ("6 of 10 · INC", ["6 of 10", "INC"]), ("a|b•c·d", ["a", "b", "c", "d"]), (" · | •", []), ("one", ["one"]),
            ("a ·· b", ["a", "b"]),
        ]
    )
    func splitsSubtitles(_ subtitle: String, chips: [String]) throws {
        let fixture = DrawingFixture(members: #"{"subtitle":"\#(subtitle)"}"#)
        #expect(try fixture.presentation().card.chips == chips)
        #expect(try DrawingFixture(members: fixture.members, family: .inline).presentation().card.chips == [])
    }

    @Test("rows on large only, at most three; with rows no badge", arguments: Family.allCases, [0, 1, 3, 6])
    func showsRows(_ family: Family, count: Int) throws {
        let rows = [String](repeating: #"{"label":"a","value":"1","unit":"GB"}"#, count: count).joined(separator: ",")
        let progress = try DrawingFixture(members: #"{"trend":"down","stat_rows":[\#(rows)]}"#, family: family)
            .progress()
        #expect(progress.rows.count == (family == .large ? min(count, 3) : 0))
        #expect(progress.rows.allSatisfy { $0.label == "a" && $0.value == "1\u{A0}GB" })
        #expect(progress.badge?.trend == (family == .large && count == 0 ? .down : nil))
    }

    @Test(
        "buttons by family: the second beside the first on medium and large, none on the Lock Screen",
        arguments: [
            (Family.small, ["One"], []), (.medium, ["One", "Two"], ["Two"]), (.large, ["One", "Two"], ["Two"]),
            (.circular, [], []), (.rectangular, [], []), (.inline, [], []),
        ]
    )
    func showsButtons(_ family: Family, both: [String], secondAlone: [String]) throws {
        let second = #""secondary_url_action":{"url":"https://example.org/","title":"Two"}"#
        let first = #""url_action":{"url":"https://example.org/","title":"One"}"#
        let tap = #""tap_action":{"url":"app://x"}"#
        let presentation = try DrawingFixture(members: "{\(first),\(second),\(tap)}", family: family).presentation()
        #expect(presentation.card.buttons.map(\.title) == both)
        #expect(presentation.card.tapAction != nil)
        let alone = try DrawingFixture(members: "{\(second)}", family: family).presentation()
        #expect(alone.card.buttons.map(\.title) == secondAlone)
    }

    @Test(
        "a button without a title says what it does",
        arguments: [
            (#"{"url":"https://example.org/"}"#, "Run", "Виконати"),
            (#"{"url":"https://example.org/","foreground":true}"#, "Open", "Відкрити"),
            (#"{"url":"app://x","title":" "}"#, "Open", "Відкрити"),
        ]
    )
    func namesButtons(_ action: String, english: String, ukrainian: String) throws {
        for (locale, title) in [("en", english), ("uk", ukrainian)] {
            let fixture = DrawingFixture(members: #"{"url_action":\#(action)}"#, locale: locale)
            #expect(try fixture.presentation().card.buttons.map(\.title) == [title])
        }
    }

    @Test("stale from the moment on, on Home Screen families only", arguments: Family.allCases)
    func saysTheAge(_ family: Family) throws {
        for (age, isStale) in [(59, false), (60, true), (3_600, true)] as [(Int64, Bool)] {
            let fixture = DrawingFixture(family: family, staleAfter: 60, age: age)
            let expected = isStale && !family.isOnLockScreen
            #expect(try fixture.presentation().card.isStale == expected)
        }
        let stale = DrawingFixture(family: family, locale: "uk", staleAfter: 60)
        #expect(try stale.presentation().card.staleNote == (family.isOnLockScreen ? nil : "станом на 11:00"))
        let fresh = DrawingFixture(family: family)
        #expect(
            try (stale.drawing() == DrawingFixture(family: family, locale: "uk").drawing()) == family.isOnLockScreen
        )
        #expect(try fresh.presentation().card.staleNote == nil)
    }

    @Test(
        "the age is drawn even where a button leaves no room for the subtitle",
        arguments: [Family.small, .medium, .large]
    )
    func drawsTheAge(_ family: Family) throws {
        let members = #"{"subtitle":"a · b","url_action":{"url":"https://example.org/"}}"#
        let drawing = try DrawingFixture(members: members, family: family, staleAfter: 60).drawing()
        #expect(drawing.texts(.chipText).first == "as of 11:00")
    }

    @Test("a window by build, over a value or without one")
    func readsWindowsByBuild() throws {
        let window = #""start_date":"2026-03-01T10:00:00Z","end_date":"2026-03-01T20:00:00Z""#
        let old = DeviceBuild(major: 1, minor: 5)
        #expect(try DrawingFixture(members: "{\"value\":0.9,\(window)}").progress().readingText == "20%")
        #expect(try DrawingFixture(members: "{\"value\":0.9,\(window)}", build: old).progress().readingText == "90%")
        let empty = DrawingFixture(members: "{\"value\":null,\(window)}", build: old)
        #expect(try empty.progress().readingText == nil)
        #expect(try empty.progress().notice?.contains("1.6") == true)
        #expect(try empty.presentation().sentence.contains("1.6"))
        for family in Family.allCases {
            var fixture = empty
            fixture.family = family
            let drawing = try fixture.drawing()
            #expect(drawing.texts(.notice).joined(separator: " ").contains("1.6"), "\(family)")
            #expect(drawing.mark(.number) == nil && drawing.mark(.fill) == nil)
        }
    }

    @Test("no icon leaves no hole: the title gets its room", arguments: Family.allCases)
    func leavesNoHole(_ family: Family) throws {
        let label = String(repeating: "W", count: 60)
        let with = try DrawingFixture(members: #"{"label":"\#(label)","icon":"bell"}"#, family: family).drawing()
        let without = try DrawingFixture(members: #"{"label":"\#(label)"}"#, family: family).drawing()
        #expect(with.mark(.icon) != nil && without.mark(.icon) == nil)
        guard family != .circular else { return }
        let narrow = try #require(with.mark(.title)).frame.width
        #expect(try #require(without.mark(.title)).frame.width > narrow)
    }

    @Test("an unset accent is the severity's, else blue")
    func choosesAccents() throws {
        #expect(try DrawingFixture().presentation().card.colors.accent == NamedColor.blue.color)
        let severe = DrawingFixture(members: #"{"severity":"critical"}"#)
        #expect(try severe.presentation().card.colors.accent == NamedColor.red.color)
        let own = DrawingFixture(members: #"{"severity":"critical","accent_color":"mint"}"#)
        #expect(try own.presentation().card.colors.accent == NamedColor.mint.color)
    }
}
