extension Route {
    /// The route of a path of three or four segments, decoded where they can be; nil when there is none.
    init?(deep segments: [String]) {
        switch (segments.first, segments.count) {
        case ("widgets", 3) where segments[2] == "links": self = .widgetLinks(segments[1])
        case ("widgets", 3) where segments[2] == "pushes": self = .pushes(segments[1])
        case ("widgets", 3):
            guard let (name, format) = Route.file(segments[2]), name == "picture" else { return nil }
            self = .picture(segments[1], format)
        case ("widgets", 4) where segments[2] == "links": self = .widgetLink(segments[1], segments[3])
        case ("widgets", 4) where segments[2] == "actions":
            guard let role = ActionRole(rawValue: segments[3]) else { return nil }
            self = .action(segments[1], role)
        case ("p", 3):
            guard let (name, format) = Route.file(segments[2]) else { return nil }
            self = .sharedPicture(segments[1], name, format)
        default: return nil
        }
    }

    /// Whether a read token may call the route, for its own widget.
    var isOpenToReadTokens: Bool {
        switch self {
        case .widget, .picture, .sharedPicture: true
        default: false
        }
    }

    /// The name and the kind of a picture's file; nil for another ending.
    private static func file(_ segment: String) -> (Substring, PictureFormat)? {
        guard let point = segment.lastIndex(of: "."),
            let format = PictureFormat(rawValue: String(segment[segment.index(after: point)...]))
        else { return nil }
        return (segment[..<point], format)
    }
}
