internal import HTTPDaemon
internal import Widgets

extension Problem {
    /// Slugs in the query break the pattern, or there are too many.
    static let slugsInvalid = Problem(
        status: .badRequest,
        code: .slugInvalid,
        detail: "A slug in the query is malformed, or there are more than \(EventHandler.slugLimit): \(Slug.rule)."
    )
}
