internal import Widgets

/// What can be tapped in a drawing, and where.
///
/// Each is `{"role", "url", "opens", "foreground", "method", "headers", "body", "title", "x", "y", "width", "height"}`. The
/// role is `tap`, `primary` or `secondary`; `opens` says that the address is to be opened for the person to see instead of
/// called silently; `headers` is an object; `method` and `body` are null where the action has none.
enum ActionList {
    static func json(_ presentation: Presentation, _ drawing: Drawing) -> [JSON] {
        var actions: [JSON] = []
        if let tap = presentation.card.tapAction {
            actions.append(json("tap", tap, title: presentation.card.title, in: Rect(drawing.size)))
        }
        for (index, button) in presentation.card.buttons.enumerated() {
            guard let mark = drawing.mark(.button, index: index) else { continue }
            let role = index == 0 ? "primary" : "secondary"
            actions.append(json(role, button.action, title: button.title, in: mark.frame))
        }
        return actions
    }

    private static func json(_ role: String, _ action: WidgetAction, title: String, in frame: Rect) -> JSON {
        var headers = JSONObject()
        for header in action.headers { headers[header.name] = .string(header.value) }
        return .object([
            "role": .string(role),
            "url": .string(action.url.text),
            "opens": .bool(action.opensInForeground || !action.url.isHTTP),
            "foreground": .bool(action.opensInForeground),
            "method": action.method.map { .string($0.rawValue) } ?? .null,
            "headers": .object(headers),
            "body": action.body.map { .string($0) } ?? .null,
            "title": .string(title),
            "x": .points(frame.x),
            "y": .points(frame.y),
            "width": .points(frame.width),
            "height": .points(frame.height),
        ])
    }
}
