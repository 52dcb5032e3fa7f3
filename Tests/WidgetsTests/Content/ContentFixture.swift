import Testing

@testable import Widgets

/// Contents and drafts for the tests, checked at one instant.
enum ContentFixture {
    /// The instant that dates are measured against, 2026-03-01T12:00:00Z.
    static let now = Instant(seconds: 1_772_366_400)

    /// The content that these members, put over a good one, are read as.
    static func read(_ members: String) throws -> WidgetContent {
        try WidgetContent(replacing(members), now: now)
    }

    /// Every field of the content that these members are read as, in words.
    static func dump(_ members: String) throws -> [String] {
        Mirror(reflecting: try read(members).fields).children.map { "\($0.label ?? ""): \($0.value)" }
    }

    /// The faults of these members, put over a good content; nulls are kept.
    static func faults(_ members: String) throws -> [Fault] {
        faults(of: try replacing(members))
    }

    /// The faults of a content.
    static func faults(of content: JSON) -> [Fault] {
        do throws(Faults) {
            _ = try WidgetContent(content, now: now)
            return []
        } catch {
            return error.list
        }
    }

    /// The places of the faults of these members, put over a good content.
    static func places(_ members: String) throws -> [String] {
        try faults(members).map(\.location)
    }

    /// A good content, its members replaced whole, nulls included.
    static func replacing(_ members: String) throws -> JSON {
        var object: JSONObject = ["template": "progress", "value": .number(JSONNumber(checked: "0.5"))]
        for member in try #require(JSON(parsing: members).object).members { object[member.name] = member.value }
        return .object(object)
    }

    /// A text of this many code points.
    static func text(_ count: Int) -> String {
        String(repeating: "x", count: count)
    }
}
