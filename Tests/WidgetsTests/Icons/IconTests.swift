import Testing

@testable import Widgets

@Suite("Icons by name")
struct IconTests {
    @Test(
        "An mdi: name is that glyph",
        arguments: [
            ("mdi:ab-testing", 0xF01C9), ("mdi:account", 0xF0004), ("mdi:format-list-checks", 0xF0756),
            ("mdi:wrench", 0xF05B7), ("mdi:zodiac-virgo", 0xF0A88), ("mdi:vector-square", 0xF0001),
            ("mdi:MDI-Wrench", nil), ("MDI:Wrench", 0xF05B7), ("mdi:import", 0xF02FA),
        ] as [(String, UInt32?)]
    )
    func findsMaterialIcons(name: String, point: UInt32?) {
        #expect(IconNames.all.icon(name).glyph.value == point ?? Icon.unknown.glyph.value)
    }

    @Test(
        "An SF Symbol is its nearest Material Design icon",
        arguments: [
            ("checklist", "format-list-checks"), ("wrench.and.screwdriver.fill", "wrench"),
            ("wrench.and.screwdriver", "wrench-outline"), ("externaldrive.fill", "harddisk"), ("bell", "bell-outline"),
            ("bell.fill", "bell"), ("bell.slash", "bell-off-outline"), ("bell.slash.fill", "bell-off"),
            ("bell.slash.circle.fill", "bell-off"),
            ("bell.badge", "bell-badge-outline"), ("bell.badge.fill", "bell-badge"), ("house.fill", "home"),
            ("checkmark.circle.fill", "check-circle"), ("checkmark.circle", "check-circle-outline"),
            ("checkmark", "check"), ("xmark", "close"), ("plus", "plus"), ("plus.circle", "plus-circle-outline"),
            ("xmark.circle.fill", "close-circle"), ("person.crop.circle", "account-circle-outline"),
            ("person.crop.circle.fill.badge.plus", "account-plus"), ("person.badge.key.fill", "account-key"),
            ("folder.badge.gearshape", "folder-cog-outline"), ("wifi.slash", "wifi-off"), ("battery.100", "battery"),
            ("battery.0", "battery-outline"), ("arrow.clockwise", "refresh"),
            ("arrow.up.circle.fill", "arrow-up-circle"),
            ("server.rack", "server"), ("a.circle.fill", "alpha-a-circle"), ("10.square.fill", "numeric-10-box"),
            ("exclamationmark.triangle.fill", "alert"), ("clock.arrow.circlepath", "history"),
            ("bolt.circle.fill", "lightning-bolt-circle"), ("chart.bar.fill", "chart-bar"),
            ("trash", "trash-can-outline"),
        ]
    )
    func mapsSFSymbols(symbol: String, icon: String) throws {
        let glyph = try #require(
            IconNames.all.material.glyph(Array(icon.utf8)[...]),
            "no such icon in the font: \(icon)"
        )
        #expect(IconNames.all.icon(symbol).glyph == glyph)
    }

    @Test("Every entry of the hand-made table gives a glyph, in every form")
    func mapsEveryEntry() throws {
        let lines = sfSymbolLines.description.split(separator: "\n")
        #expect(lines.count > 400)
        for line in lines {
            let words = line.split(separator: " ")
            try #require(words.count == 2, "\(line)")
            let icon = words[1].hasSuffix("=") ? words[1].dropLast() : words[1]
            #expect(IconNames.all.material.glyph(Array(icon.utf8)[...]) != nil, "\(line)")
            for form in ["", ".fill", ".circle", ".circle.fill", ".slash", ".badge.plus"] {
                #expect(
                    IconNames.all.icon(words[0] + form) != .unknown || icon == "shape-outline",
                    "\(words[0] + form)"
                )
            }
        }
    }

    @Test("Every name of the font's table is found again, with a glyph of its own")
    func findsEveryMaterialIcon() {
        var points: Set<UInt32> = []
        var names = 0
        for line in materialIconLines.description.split(separator: "\n") {
            var previous: [UInt8] = []
            var rest = line.prefix { $0 != " " }.utf8[...]
            while !rest.isEmpty {
                var name = previous
                if !previous.isEmpty, let kept = rest.popFirst() { name = Array(previous.prefix(Int(kept) - 64)) }
                while let byte = rest.first, byte >= 97 || byte < 64 {
                    name.append(byte)
                    rest.removeFirst()
                }
                names += 1
                previous = name
                if let glyph = IconNames.all.material.glyph(name[...]) { points.insert(glyph.value) }
            }
        }
        #expect(names == 7296)
        #expect(points.count == names)
    }

    @Test(
        "What nobody knows is plain shapes",
        arguments: ["", "mdi:", "mdi", ".", "...", "no such thing", "mdi:zzz", "mdi:-", "🦀", "mdi:\u{0}"]
    )
    func givesShapes(name: String) {
        #expect(IconNames.all.icon(name) == .unknown)
        #expect(Icon.unknown == IconNames.all.icon("mdi:shape-outline"))
    }

    @Test("A name that is known in part gives the icon of that part")
    func fallsBackToTheBeginning() {
        #expect(IconNames.all.icon("mdi:server-plus-outline") == IconNames.all.icon("mdi:server-plus"))
        #expect(IconNames.all.icon("house.of.cards") == IconNames.all.icon("house"))
        #expect(IconNames.all.icon("custom.wrench") == IconNames.all.icon("wrench"))
        #expect(IconNames.all.icon("docker") == IconNames.all.icon("mdi:docker"))
    }

    @Test("Names that are read give what those of the program give")
    func readsNames() {
        let read = IconNames(Array("\(materialIconLines)\n\n\(sfSymbolLines)".utf8))
        for name in [
            "mdi:ab-testing", "mdi:zodiac-virgo", "1.magnifyingglass", "zzz", "bell.slash", "docker", "no such",
        ] {
            #expect(read.icon(name) == IconNames.all.icon(name), "\(name)")
        }
    }

    @Test("A text of names that is cut or empty is no harm", arguments: [0, 1, 67_000, 90_000])
    func readsAnything(count: Int) {
        let read = IconNames(Array("\(materialIconLines)\n\n\(sfSymbolLines)".utf8.prefix(count)))
        #expect(read.icon("no such") == .unknown)
        _ = read.icon("mdi:zodiac-virgo")
        _ = read.icon("zzz")
    }

    @Test(
        "A table that was read and is none gives no icon",
        arguments: ["a\u{1}bc (((((", "mdi-9a 00", "a!b!c !!!!", "a@@b  \u{1}\u{1}\u{1}\u{1}", "bell\tf009a\nmdi:x\n"]
    )
    func readsTablesThatAreNone(_ text: String) {
        let read = IconNames(Array(text.utf8))
        for name in ["mdi:a", "mdi:abc", "mdi:bc", "mdi:mdi-9a", "mdi:bell", "mdi:harddisk", "bell"] {
            _ = read.icon(name)
        }
        #expect(read.icon("mdi:nothing") == .unknown)
    }

    @Test("The arrows of a trend are those of the font")
    func knowsArrows() {
        #expect(Icon.arrowUp == IconNames.all.icon("mdi:arrow-up"))
        #expect(Icon.arrowDown == IconNames.all.icon("mdi:arrow-down"))
        #expect(Icon.arrowLeft == IconNames.all.icon("mdi:arrow-left"))
        #expect(Icon.arrowRight == IconNames.all.icon("mdi:arrow-right"))
    }

    @Test("The longest names end at once")
    func refusesEndlessNames() {
        #expect(IconNames.all.icon(String(repeating: "a.", count: 100_000)) == .unknown)
        _ = IconNames.all.icon(String(repeating: "a.", count: 64))
    }
}
