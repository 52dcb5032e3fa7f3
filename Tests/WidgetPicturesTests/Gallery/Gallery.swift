@testable import Widgets

/// The contents that the gallery shows: the two of the first examples, and whatever else may come.
enum Gallery {
    /// The first example: pages that are worked through.
    static let pages = GalleryItem(
        "pages",
        """
        "value":0.6,"label":"Pages","subtitle":"6 of 10 acked · INC-2841","icon":"checklist","accent_color":"green",
        "stat_rows":[{"label":"Acked","value":"6"},{"label":"Total","value":"10"},{"label":"Severity","value":"SEV-2"}]
        """
    )

    private static let window = """
        "label":"Maintenance","subtitle":"db-primary · read-only","icon":"wrench.and.screwdriver.fill",
        "accent_color":"orange","start_date":"2027-05-10T22:00:00Z","end_date":"2027-05-11T00:00:00Z"
        """

    /// The second example: a window of two hours.
    static let maintenance = GalleryItem("maintenance", window + ",\"value\":0.0")

    /// The second example with two buttons.
    static let buttons = GalleryItem(
        "buttons",
        "\(window),\(actions("Ack all", "mdi:check", "Runbook", "mdi:open-in-new"))"
    )

    /// A trend in place of rows.
    static let quota = GalleryItem(
        "quota",
        """
        "value":0.994,"label":"Quota","subtitle":"498 of 500 GB · resets Friday","icon":"mdi:harddisk",
        "accent_color":"purple","trend":"up",\(actions("Free space", "mdi:delete-sweep", "Details", nil))
        """
    )

    /// A widget that nobody has pushed for longer than it should take.
    static let stale = GalleryItem(
        "stale",
        #""value":0.87,"label":"Backup","icon":"mdi:backup-restore","accent_color":"blue""#
    ).with {
        $0.staleAfter = 600
        $0.moment = "2027-05-10T16:05:00Z"
    }

    /// Everything.
    static let items: [GalleryItem] = [
        [pages, maintenance, buttons, quota, stale], states, texts, scripts, named, severities, hexes, own, icons,
        statuses, samples,
    ].flatMap { $0 }

    private static let states = [
        GalleryItem("not-begun", window).with { $0.moment = "2027-05-10T21:00:00Z" },
        GalleryItem("finished", window + #","trend":"flat""#).with { $0.moment = "2027-05-11T09:00:00Z" },
        GalleryItem("older-build", window + ",\"value\":0.35").with { $0.build = DeviceBuild(major: 1, minor: 5) },
        GalleryItem("older-build-without-value", "\(window),\(oneAction)").with {
            $0.build = DeviceBuild(major: 1, minor: 5)
        },
        GalleryItem("older-build-in-ukrainian", window).with {
            $0.build = DeviceBuild(major: 1, minor: 5)
            $0.locale = "uk"
        },
        GalleryItem("stale-with-buttons", "\(window),\(actions("Ack all", "mdi:check", "Runbook", nil))").with {
            $0.staleAfter = 600
        },
        GalleryItem(
            "stale-with-rows",
            #""value":0.31,"label":"Import","subtitle":"orders · eu-west","icon":"tray.and.arrow.down",\#(rows(3))"#
        ).with {
            $0.staleAfter = 600
            $0.locale = "uk"
        },
        GalleryItem("zero", #""value":0,"label":"Queued","subtitle":"waiting for a runner","icon":"hourglass""#),
        GalleryItem("sliver", #""value":0.004,"label":"Upload","accent_color":"teal","icon":"icloud.and.arrow.up""#),
        GalleryItem("nearly", #""value":0.9999,"label":"Verify","accent_color":"mint","trend":"up""#),
        GalleryItem(
            "one",
            #""value":1,"label":"Deploy","subtitle":"v2.4.1 · eu-west","severity":"success","trend":"flat""#
        ),
    ]

    private static let texts = [
        GalleryItem("empty", #""value":0.42"#).with { $0.widget = "nightly-backup" },
        GalleryItem(
            "longest",
            """
            "value":1,"label":"\(wide(256))","subtitle":"\(wide(120)) · \(wide(60)) | \(wide(40)) • \(wide(20))",
            "icon":"bolt.fill","accent_color":"red","trend":"up","stat_rows":[\(longestRows)],
            \(actions(wide(64), "checkmark", wide(64), "book"))
            """
        ),
        GalleryItem("thirty-w", #""value":0.73,"label":"\#(wide(30))","subtitle":"\#(wide(30))","icon":"bell""#),
        GalleryItem(
            "sentences",
            """
            "value":0.58,"label":"Reindexing the product catalogue after the migration","icon":"magnifyingglass",
            "subtitle":"1,284,331 of 2,214,364 documents · about 40 minutes left · shard 7 · read replica","trend":"down",
            "accent_color":"indigo",\(actions("Pause the reindexing", "pause.fill", "Open the dashboard", "safari"))
            """
        ),
        GalleryItem(
            "many-chips",
            """
            "value":0.25,"label":"Matrix","subtitle":"linux · macos · windows · arm64 · x86 · nightly · asan · tsan",
            \(rows(2))
            """
        ),
        GalleryItem(
            "marks",
            #""value":0.5,"label":"R&D <core> \"a\" 'b'","subtitle":"a < b & c > d","icon":"function""#
        ),
        GalleryItem("six-rows", #""value":0.64,"label":"Fleet","subtitle":"eu-west","icon":"server.rack",\#(rows(6))"#),
        GalleryItem("one-row", #""value":0.64,"label":"Fleet","icon":"server.rack",\#(rows(1)),\#(oneAction)"#),
        GalleryItem(
            "rows-and-buttons",
            """
            "value":0.08,"label":"Rollout","subtitle":"canary · 2 of 24","icon":"mdi:rocket-launch","accent_color":"pink",
            \(rows(3)),\(actions("Promote", "mdi:arrow-up-bold", "Roll back", "mdi:undo"))
            """
        ),
        GalleryItem(
            "clocks",
            """
            "value":0.42,"label":"Oven","icon":"flame.fill","accent_color":"orange",
            "subtitle_timer":{"date":"2027-05-10T23:12:40Z"},"stat_rows":[
            {"label":"Left","value":"-","timer":{"date":"2027-05-11T00:50:00Z","style":"relative"}},
            {"label":"Since","value":"-","timer":{"date":"2027-05-10T21:00:00Z"}}]
            """
        ),
    ]

    private static let scripts = [
        GalleryItem(
            "ukrainian",
            """
            "value":0.42,"label":"Резервна копія","subtitle":"база даних · ґанок","icon":"externaldrive","trend":"up",
            "accent_color":"blue",\(actions("Підтвердити", "checkmark", "Журнал", nil))
            """
        ).with { $0.locale = "uk" },
        GalleryItem(
            "arabic",
            """
            "value":0.42,"label":"النسخ الاحتياطي","subtitle":"قاعدة البيانات · R&D (core)","icon":"externaldrive",
            "accent_color":"green","stat_rows":[{"label":"تم","value":"42","unit":"GB"},{"label":"المجموع","value":"100"}],
            \(actions("فتح", "checkmark", "Runbook", "book"))
            """
        ).with { $0.locale = "ar" },
        GalleryItem(
            "hebrew",
            """
            "value":0.42,"label":"גיבוי 42","subtitle":"מסד הנתונים · קריאה בלבד","icon":"gear","trend":"flat",
            "accent_color":"indigo"
            """
        ).with {
            $0.locale = "he"
            $0.staleAfter = 600
        },
        GalleryItem("hebrew-in-english", #""value":0.3,"label":"גיבוי 42 (core)","subtitle":"מסד הנתונים · ok""#),
        GalleryItem(
            "japanese",
            """
            "value":0.42,"label":"バックアップ","subtitle":"データベース · 残り十二分","icon":"arrow.clockwise","trend":"up",
            "accent_color":"red"
            """
        ).with { $0.locale = "ja" },
        GalleryItem(
            "emoji",
            #""value":0.42,"label":"🦀 backup","subtitle":"🚀 launch · 🇺🇦 kyiv · ✅ ok","accent_color":"cyan","icon":"bolt""#
        ),
        GalleryItem(
            "family-at-the-cut",
            """
            "value":0.42,"label":"\(families(30))","subtitle":"family \(families(8)) · two"
            """
        ),
        GalleryItem("turkish", #""value":0.42,"label":"Yedekleme","subtitle":"veri tabanı","icon":"gear""#).with {
            $0.locale = "tr"
        },
        GalleryItem("basque", #""value":1,"label":"Babeskopia","trend":"flat","icon":"gear""#).with {
            $0.locale = "eu"
        },
        GalleryItem("french", #""value":1,"label":"Sauvegarde","subtitle":"terminée","icon":"mdi:check""#).with {
            $0.locale = "fr"
        },
    ]

    private static let named = NamedColor.allCases.map { color in
        GalleryItem(
            "color-\(color.rawValue)",
            """
            "value":0.66,"label":"\(color.rawValue)","subtitle":"one · two","icon":"paintpalette",
            "accent_color":"\(color.rawValue)","trend":"up",\(actions("First", "mdi:check", "Second", nil))
            """
        )
    }

    private static let severities = Severity.allCases.map { severity in
        GalleryItem(
            "severity-\(severity.rawValue)",
            """
            "value":0.5,"label":"\(severity.rawValue)","severity":"\(severity.rawValue)","icon":"bell.badge"
            """
        )
    }

    private static let hexes = ["000000", "FFFFFF", "808080", "FFD70080", "00FF00", "0000FF"].map { hex in
        GalleryItem(
            "hex-\(hex)",
            """
            "value":0.5,"label":"\(hex)","accent_color":"#\(hex)","subtitle":"hex","icon":"drop",\(oneAction)
            """
        )
    }

    private static let own = [
        ownColors("navy", ground: "#102A5C", text: "CCDDEE", accent: "FFD700"),
        ownColors("paper", ground: "FFF8E7", text: "5B4636", accent: "brown"),
        ownColors("same", ground: "red", text: "red", accent: "red"),
    ]

    private static let icons = [
        GalleryItem("no-icon", #""value":0.5,"label":"No icon","subtitle":"none""#),
        GalleryItem("unknown-symbol", #""value":0.5,"label":"Unknown icon","icon":"no.such.symbol","subtitle":"some""#),
        GalleryItem("unknown-mdi", #""value":0.5,"label":"Unknown icon","icon":"mdi:no-such","subtitle":"some""#),
    ]

    private static func ownColors(_ name: String, ground: String, text: String, accent: String) -> GalleryItem {
        GalleryItem(
            "own-\(name)",
            """
            "value":0.5,"label":"Own colors","subtitle":"\(name) · two","background_color":"\(ground)",
            "text_color":"\(text)","accent_color":"\(accent)","icon":"paintbrush","stat_rows":[
            {"label":"Row","value":"12","unit":"GB"}],\(actions("First", "mdi:check", "Second", nil))
            """
        )
    }

    private static let longestRows = [String](
        repeating: "{\"label\":\"\(wide(32))\",\"value\":\"\(wide(32))\",\"unit\":\"\(wide(16))\"}",
        count: 6
    ).joined(separator: ",")

    private static let oneAction = #""url_action":{"url":"https://example.org/","title":"Open","icon":"safari"}"#

    private static func rows(_ count: Int) -> String {
        let rows = [
            ("Ready", "18", "nodes"), ("Draining", "4", "nodes"), ("Version", "2.4.1", ""), ("Load", "0.71", ""),
            ("Left", "118", "GB"), ("Errors", "0", ""),
        ]
        let list = rows.prefix(count).map { "{\"label\":\"\($0)\",\"value\":\"\($1)\",\"unit\":\"\($2)\"}" }
        return "\"stat_rows\":[\(list.joined(separator: ","))]"
    }

    private static func actions(_ first: String, _ icon: String, _ second: String, _ other: String?) -> String {
        let icons = (icon, other.map { ",\"icon\":\"\($0)\"" } ?? "")
        return """
            "url_action":{"url":"https://example.org/","title":"\(first)","icon":"\(icons.0)"},
            "secondary_url_action":{"url":"https://example.org/","title":"\(second)"\(icons.1)}
            """
    }

    private static func families(_ count: Int) -> String { String(repeating: "👨‍👩‍👧‍👦", count: count) }

    private static func wide(_ count: Int) -> String { String(repeating: "W", count: count) }
}
