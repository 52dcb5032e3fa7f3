internal import HTTPDaemon

extension Problem {
    /// The widget has no such link.
    static let linkNotFound = Problem(
        status: .notFound,
        detail: "This widget has no such link, or it was revoked; GET /links lists those that there are."
    )

    /// The widget has as many links as it may.
    static let tooManyLinks = Problem(
        status: .tooManyRequests,
        code: .widgetLimitExceeded,
        detail: "A widget may have \(LinkHandler.limit) links at once; revoke one that is not needed."
    )
}
