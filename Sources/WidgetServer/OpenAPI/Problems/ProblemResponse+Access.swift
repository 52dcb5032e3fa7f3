internal import HTTPDaemon
internal import Widgets

// Refusals before a handler is asked, and of the store.
extension ProblemResponse {
    static let tokenInvalid = ProblemResponse(
        "TokenInvalid",
        "There is no key and no session, or it is unknown, revoked or has ended.",
        Case("token", .tokenInvalid),
        Case("session", .sessionInvalid)
    )
    static let forbidden = ProblemResponse(
        "Forbidden",
        "The key may not do this: it was made without access to widgets, its patterns leave the slug out, or it is a read "
            + "token. Or a write by cookie does not come from a page of this server.",
        Case("no-widgets", .forbidden(Access.noWidgetsRefusal)),
        Case("patterns", .forbidden(Access.patternsRefusal)),
        Case("read-token", .forbidden(Access.readTokenRefusal)),
        Case("cross-origin", .crossOrigin),
        Case("sign-in", .forbidden(Access.signInRefusal)),
        Case("sign-out", .forbidden(Access.signOutRefusal))
    )
    static let slugInvalid = ProblemResponse(
        "SlugInvalid",
        "The slug in the path breaks the pattern.",
        Case("slug", .slugInvalid)
    )
    static let pathNotFound = ProblemResponse(
        "PathNotFound",
        "There is no such path.",
        Case("path", .pathNotFound)
    )
    static let methodNotAllowed = ProblemResponse(
        "MethodNotAllowed",
        "The path does not answer this method. No operation of this document responds with it.",
        Case("method", .methodNotAllowed(Route("/widgets", [.listWidgets, .putWidget], .listing)))
    )
    static let rateLimited = ProblemResponse(
        "RateLimited",
        "The address sends too many requests.",
        Case("rate", .exampleOfRate)
    )
    static let failed = ProblemResponse(
        "Failed",
        "The store failed, or the server has a defect.",
        Case("store", .exampleOfDamage)
    )
    static let unavailable = ProblemResponse(
        "Unavailable",
        "The store cannot be used at the moment (its disk is full, locked or read-only, or its files have gone), or the "
            + "server is stopping. Nothing was changed.",
        Case("store", .exampleOfFullDisk),
        Case("stopping", .stopping),
        Case("busy", .busy),
        Case("viewers", .viewersFull)
    )
}
