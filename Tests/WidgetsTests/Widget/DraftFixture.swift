import Testing

@testable import Widgets

/// Bodies of POST and PATCH for the tests, checked at the instant of the contents.
enum DraftFixture {
    /// A draft with one of everything, as it would be stored.
    static let stored = #"""
        {"template":"progress","value":0.42,"label":"Backup","subtitle":"disk 1","icon":"bolt","accent_color":"orange",
        "stat_rows":[{"label":"a","value":"1"},{"label":"b","value":"2"},{"label":"c","value":"3"}],
        "start_date":"2026-03-01t10:00:00.50Z","end_date":"2026-03-01T16:00:00+02:00",
        "subtitle_timer":{"date":"2026-03-01T10:00:00Z","style":"relative"},
        "url_action":{"url":"https://example.org","headers":{"A":"1","B":""}}}
        """#

    static func draft() throws -> WidgetDraft {
        WidgetDraft(name: "Backup", document: try JSON(parsing: stored), pushThrottle: 10, staleAfter: 900)
    }

    static func posted(_ body: String) throws -> (slug: Slug, draft: WidgetDraft) {
        try WidgetDraft.posted(JSON(parsing: body), now: ContentFixture.now)
    }

    static func patched(_ patch: String) throws -> WidgetDraft {
        try draft().patched(JSON(parsing: patch), now: ContentFixture.now)
    }

    /// The faults that work throws; none when it does not.
    static func faults<Result>(_ work: () throws -> Result) throws -> [Fault] {
        do {
            _ = try work()
            return []
        } catch let faults as Faults {
            return faults.list
        }
    }
}
