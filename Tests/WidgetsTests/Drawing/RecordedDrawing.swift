@testable import Widgets

/// The contents whose drawings are recorded: those of the mock, and one for each decision of the layout.
enum RecordedDrawing: String, CaseIterable, Sendable {
    case pages, maintenance, quota, stale, staleWithButton, long, empty, olderBuild, arabic, basque, clocks, ownColors
    case hebrewStale, sixRows, finished, manyChips, oneButton
    case statusCritical, statusWarning, statusSuccess, statusInfo, statusPlain, statusLong, statusStale, statusHebrew
    case statusOwn

    var fixture: DrawingFixture {
        switch self {
        case .pages:
            DrawingFixture(
                members: """
                    {"value":0.6,"label":"Pages","subtitle":"6 of 10 acked · INC-2841","icon":"checklist",
                    "accent_color":"green","stat_rows":[{"label":"Acked","value":"6"},{"label":"Total","value":"10"},
                    {"label":"Severity","value":"SEV-2"}]}
                    """
            )
        case .maintenance:
            DrawingFixture(
                members: """
                    {"value":0.42,"label":"Maintenance","subtitle":"db-primary · read-only",
                    "icon":"wrench.and.screwdriver.fill","accent_color":"orange",\(buttons("Ack all", "Runbook"))}
                    """
            )
        case .quota:
            DrawingFixture(
                members: """
                    {"value":0.994,"label":"Quota","subtitle":"498 of 500 GB · resets Friday","icon":"mdi:harddisk",
                    "accent_color":"purple","trend":"up",\(buttons("Free space", "Details"))}
                    """
            )
        case .stale: DrawingFixture(members: #"{"value":0.87,"label":"Backup","subtitle":"nightly"}"#, staleAfter: 600)
        case .staleWithButton:
            DrawingFixture(members: "{\"value\":1,\(buttons("Run", "Log"))}", staleAfter: 600)
        case .long: DrawingFixture(members: LongestContent.members)
        case .empty: DrawingFixture(members: #"{"value":0}"#)
        case .olderBuild:
            DrawingFixture(
                members: """
                    {"value":null,"start_date":"2026-03-01T10:00:00Z","end_date":"2026-03-01T20:00:00Z","icon":"clock",
                    "subtitle":"one · two"}
                    """,
                build: DeviceBuild(major: 1, minor: 5)
            )
        case .arabic:
            DrawingFixture(
                members: """
                    {"value":0.42,"label":"النسخ","subtitle":"قاعدة · R&D (core)","icon":"gear","accent_color":"orange",
                    "stat_rows":[{"label":"تم","value":"42","unit":"GB"}],\(buttons("فتح", "Runbook"))}
                    """,
                locale: "ar"
            )
        case .basque: DrawingFixture(members: #"{"value":1,"label":"Euskara","trend":"flat"}"#, locale: "eu")
        case .clocks:
            DrawingFixture(
                members: """
                    {"subtitle_timer":{"date":"2026-03-01T13:02:03Z"},
                    "stat_rows":[{"label":"Left","value":"-","timer":{"date":"2026-03-01T15:00:00Z","style":"relative"}}]}
                    """
            )
        case .hebrewStale:
            DrawingFixture(
                members:
                    #"{"value":0.42,"label":"גיבוי 42","subtitle":"מסד הנתונים · R&D","icon":"gear","trend":"flat"}"#,
                locale: "he",
                staleAfter: 600
            )
        case .sixRows:
            DrawingFixture(members: #"{"value":0.64,"trend":"up","stat_rows":[\#(RecordedDrawing.rows)]}"#)
        case .finished:
            DrawingFixture(
                members: #"{"value":0,"start_date":"2026-03-01T10:00:00Z","end_date":"2026-03-01T12:00:00Z"}"#,
                locale: "uk"
            )
        case .manyChips:
            DrawingFixture(members: #"{"subtitle":"linux · macos | windows • arm64 · x86 · nightly · asan · tsan"}"#)
        case .oneButton:
            DrawingFixture(
                members: #"{"value":0.004,"subtitle":"one","secondary_url_action":{"url":"https://example.org/"}}"#
            )
        case .ownColors:
            DrawingFixture(
                members: """
                    {"accent_color":"#FFD700","background_color":"#102A5C","text_color":"CCDDEE","subtitle":"navy",
                    \(buttons("One", "Two"))}
                    """
            )
        case .statusCritical:
            DrawingFixture(
                members: """
                    {"template":"status","severity":"critical","label":"Database is down","subtitle":"db-1, eu-west; INC-7",
                    \(buttons("Ack", "Runbook"))}
                    """
            )
        case .statusWarning:
            DrawingFixture(
                members: """
                    {"template":"status","severity":"warning","label":"Replication lags behind by 40 seconds",
                    "subtitle":"db-2 · eu-west","url_action":{"url":"https://example.org/","title":"Open"}}
                    """
            )
        case .statusSuccess:
            DrawingFixture(
                members: #"{"template":"status","severity":"success","label":"Готово","subtitle":"main|42"}"#,
                locale: "uk"
            )
        case .statusInfo:
            DrawingFixture(
                members: """
                    {"template":"status","severity":"info","label":"Deploying",
                    "subtitle_timer":{"date":"2026-03-01T11:58:00Z"},"value":0.5,"trend":"up",
                    "stat_rows":[{"label":"not","value":"drawn"}]}
                    """
            )
        case .statusPlain: DrawingFixture(members: #"{"template":"status"}"#, name: "Front door")
        case .statusLong: DrawingFixture(members: LongestContent.status)
        case .statusStale:
            DrawingFixture(
                members: #"{"template":"status","severity":"success","label":"Backup","subtitle":"nightly"}"#,
                staleAfter: 600
            )
        case .statusHebrew:
            DrawingFixture(
                members: """
                    {"template":"status","severity":"warning","label":"השרת עמוס מאוד עכשיו","subtitle":"גיבוי 42, R&D",
                    \(buttons("פתח", "Runbook"))}
                    """,
                locale: "he"
            )
        case .statusOwn:
            DrawingFixture(
                members: """
                    {"template":"status","severity":"critical","label":"House","icon":"house.fill","accent_color":"teal",
                    "background_color":"#102A5C"}
                    """
            )
        }
    }

    private static let rows = (1...6).map { #"{"label":"Row \#($0)","value":"\#($0)","unit":"GB"}"# }
        .joined(separator: ",")

    private func buttons(_ first: String, _ second: String) -> String {
        """
        "url_action":{"url":"https://example.org/","title":"\(first)","icon":"mdi:check"},
        "secondary_url_action":{"url":"https://example.org/","title":"\(second)"}
        """
    }
}
