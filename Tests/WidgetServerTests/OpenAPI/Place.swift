import Testing

@testable import Widgets

/// A place in a body where the members of one schema stand, in a body that is right but for them.
struct Place: Sendable, CustomTestStringConvertible {
    /// The schema's name among the components.
    let schema: String
    /// The names of the objects around the members, from the body inwards; `stat_rows` means its first element.
    let path: [String]

    var testDescription: String {
        ([schema] + path).joined(separator: ".")
    }

    var isPatch: Bool {
        schema.hasSuffix("Patch")
    }

    static let all = [
        Place(schema: "NewWidget", path: []), Place(schema: "NewContent", path: ["content"]),
        Place(schema: "NewStatRow", path: ["content", "stat_rows"]),
        Place(schema: "NewTimer", path: ["content", "subtitle_timer"]),
        Place(schema: "NewAction", path: ["content", "tap_action"]),
        Place(schema: "NewAction", path: ["content", "url_action"]),
        Place(schema: "NewAction", path: ["content", "secondary_url_action"]), Place(schema: "WidgetPatch", path: []),
        Place(schema: "ContentPatch", path: ["content"]),
        Place(schema: "TimerPatch", path: ["content", "subtitle_timer"]),
        Place(schema: "ActionPatch", path: ["content", "tap_action"]),
    ]

    /// A body with the member set to the value, or without it.
    func body(_ name: String, _ value: JSON?) -> JSON {
        Place.set(isPatch ? .object([:]) : .object(Place.base), path[...], name, value)
    }

    /// Whether the core takes the body; a patch, if a widget of some template takes it.
    func coreAccepts(_ body: JSON) -> Bool {
        isPatch ? Place.accepts(patch: body) : Place.accepts(post: body)
    }

    static func accepts(post body: JSON) -> Bool {
        (try? WidgetDraft.posted(body, now: now)) != nil
    }

    private static func accepts(patch: JSON) -> Bool {
        TemplateList.standard.names.contains { template in
            let base = JSON.object(base).merging(["content": ["template": .string(template)]])
            guard let draft = try? WidgetDraft.posted(base, now: now).draft else { return false }
            return (try? draft.patched(patch, now: now)) != nil
        }
    }

    private static func set(_ value: JSON, _ path: ArraySlice<String>, _ name: String, _ new: JSON?) -> JSON {
        var object = value.object ?? JSONObject()
        guard let step = path.first else {
            object[name] = new
            return .object(object)
        }
        let inner = object[step] ?? .object([:])
        if case .array(let rows) = inner {
            object[step] = .array([set(rows[0], path.dropFirst(), name, new)] + rows.dropFirst())
        } else {
            object[step] = set(inner, path.dropFirst(), name, new)
        }
        return .object(object)
    }

    /// A body that has everything which another member may need: both a value and a window, every action and a clock.
    private static let base: JSONObject = [
        "slug": "w", "name": "W",
        "content": [
            "template": "progress", "value": 1, "start_date": "2000-01-01T00:00:00Z",
            "end_date": "2027-05-12T00:00:00Z",
            "stat_rows": .array([["label": "a", "value": "b"]]), "subtitle_timer": ["date": "2027-05-10T22:00:00Z"],
            "tap_action": ["url": "https://a.example"], "url_action": ["url": "https://a.example"],
            "secondary_url_action": ["url": "https://a.example"],
        ],
    ]

    /// 2026-11-30T12:00:00Z.
    private static let now = Instant(seconds: 1_796_040_000)
}
