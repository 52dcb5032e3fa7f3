internal import Widgets

/// A widget as a server sent it, as far as the commands look into it.
struct ReceivedWidget {
    let slug: String
    let name: String
    let label: String?
    let updatedAt: Instant?
    let staleAfter: Int?
    /// The content as far as this version knows it; nil when it does not know the template, which a newer server may.
    let content: WidgetContent?

    /// Reads a widget; nil when it has no slug.
    init?(_ json: JSON) {
        guard let object = json.object, let slug = object["slug"]?.string else { return nil }
        self.slug = slug
        name = object["name"]?.string ?? slug
        label = object["content"]?.object?["label"]?.string
        updatedAt = object["updated_at"]?.string.flatMap { try? Instant(rfc3339: $0) }
        if case .number(let number)? = object["stale_after"] { staleAfter = number.integer } else { staleAfter = nil }
        content = object["content"].flatMap { WidgetContent(stored: $0) }
    }

    /// What is needed to draw it; nil when this version cannot.
    var snapshot: WidgetSnapshot? {
        guard let content, let updatedAt else { return nil }
        return WidgetSnapshot(name: name, content: content, updatedAt: updatedAt, staleAfter: staleAfter)
    }

    /// What the widget reads, such as `42%`; a dash when it reads nothing or this version cannot tell.
    func reading(at now: Instant) -> String {
        content.flatMap { $0.summary(at: now) } ?? "–"
    }

    /// How long ago the widget was pushed, in one unit, such as `5m ago`.
    func age(at now: Instant) -> String {
        guard let updatedAt else { return "–" }
        let seconds = max(Int64(now.seconds(since: updatedAt)), 0)
        return switch seconds {
        case 0..<60: "\(seconds)s ago"
        case 60..<3_600: "\(seconds / 60)m ago"
        case 3_600..<86_400: "\(seconds / 3_600)h ago"
        default: "\(seconds / 86_400)d ago"
        }
    }

    /// Whether the widget has not been pushed for longer than it says it should be.
    func isStale(at now: Instant) -> Bool {
        guard let updatedAt, let staleAfter else { return false }
        return now > updatedAt.adding(seconds: Int64(staleAfter))
    }
}
