internal import HTTPDaemon
internal import Widgets

// Refusals of handlers.
extension ProblemResponse {
    static let widgetNotFound = ProblemResponse(
        "WidgetNotFound",
        "The account has no such widget.",
        Case("widget", .widgetNotFound)
    )
    static let slugsInvalid = ProblemResponse(
        "SlugsInvalid",
        "A slug in the query breaks the pattern, or there are too many.",
        Case("slugs", .slugsInvalid)
    )
    static let widgetPictureNotFound = ProblemResponse(
        "WidgetPictureNotFound",
        "The account has no such widget. Another ending than those of `format` makes another path, which is not there; "
            + "then there is no code.",
        Case("widget", .widgetNotFound),
        Case("path", .pathNotFound)
    )
    static let pictureNotFound = ProblemResponse(
        "PictureNotFound",
        "There is no such picture: the link is unknown or revoked, or its widget is gone. Another ending than those of "
            + "`format` makes another path, which is not there; then the header is missing.",
        Case("link", .pictureNotFound),
        Case("path", .pathNotFound)
    )
    static let pictureUnreadable = ProblemResponse(
        "PictureUnreadable",
        "Values of the address are not known, and `errors` names them all; or the template of the widget is not known.",
        Case("family", .picture(query: "family=huge")),
        Case("zone", PictureRefusal.fault(PictureQuery.unknownZone("Mars/Base")).problem),
        Case("template", PictureRefusal.unknownTemplate.problem)
    )
    static let pictureUnavailable = ProblemResponse(
        "PictureUnavailable",
        "Too many pictures wait to be drawn, the server has no fonts, or it is stopping.",
        Case("busy", PictureRefusal.busy.problem),
        Case("fonts", PictureRefusal.noFonts)
    )
    static let linkNotFound = ProblemResponse(
        "LinkNotFound",
        "The widget has no such link.",
        Case("link", .linkNotFound)
    )
    static let linkUnreadable = ProblemResponse(
        "LinkUnreadable",
        "The slug in the path breaks the pattern, or the body is not JSON.",
        Case("slug", .slugInvalid),
        Case("not-json", .reading("x"))
    )
    static let linkUnprocessable = ProblemResponse(
        "LinkUnprocessable",
        "The body has members; a link needs none.",
        Case("member", LinkHandler.refusal(of: Array(#"{"name":"x"}"#.utf8)) ?? .invalid(Faults()))
    )
    static let tooManyLinks = ProblemResponse(
        "TooManyLinks",
        "The address sends too many requests, or the widget has as many links as it may. `Retry-After` is there in the "
            + "first case only.",
        Case("rate", .exampleOfRate),
        Case("links", .tooManyLinks)
    )
    static let actionNotFound = ProblemResponse(
        "ActionNotFound",
        "The account has no such widget, or the widget has no such action that is a request.",
        Case("widget", .widgetNotFound),
        Case("none", .actionNotFound),
        Case("scheme", .actionNotHTTP)
    )
    static let relayForbidden = ProblemResponse(
        "RelayForbidden",
        "The key may not touch the widget, the request is not a session's or not from a page of this server, or the server "
            + "does not send actions.",
        Case("off", .relayOff),
        Case("session", .relayNeedsSession)
    )
    static let targetFailed = ProblemResponse(
        "TargetFailed",
        "The target of the action gave no response.",
        Case("unreachable", .relayFailed(.connection))
    )
    static let targetTimedOut = ProblemResponse(
        "TargetTimedOut",
        "The target of the action did not respond in time.",
        Case("late", .relayTimedOut)
    )
}
