/// The access rule of a route.
enum AccessRule: Sendable {
    /// Anyone.
    case open
    /// Anyone who has the token of a shared link in the path.
    case sharedLink
    /// A key or a session, and without one a request that was made on this machine.
    case keyOrLocal
    /// A key or a session; where the path has a slug, one that may touch that widget.
    case key
    /// As `key`; a read token of the widget too, for GET and HEAD.
    case keyOrReadToken
    /// A key or a session that may touch widgets at all.
    case listing
    /// As `listing`; a read token too, for its widget.
    case events
    /// A key for POST, which signs in, and a session for DELETE, which signs out.
    case session

    /// True if a request must show a key, a session or a read token.
    var needsCredential: Bool {
        switch self {
        case .open, .sharedLink: false
        case .keyOrLocal, .key, .keyOrReadToken, .listing, .events, .session: true
        }
    }
}
