internal import HTTPDaemon
internal import Widgets

// Refusals of bodies and of writes.
extension ProblemResponse {
    static let bodyNotJSON = ProblemResponse(
        "BodyNotJSON",
        "The body is empty or not JSON.",
        Case("empty", .widgetRequired),
        Case("not-json", .reading(#"{"slug":"backup","name":"Backup","content":{"value":.5}}"#))
    )
    static let patchUnreadable = ProblemResponse(
        "PatchUnreadable",
        "The body is empty or not JSON, or the slug in the path breaks the pattern.",
        Case("empty", .patchRequired),
        Case("not-json", .reading(#"{"content":{"value":0,5}}"#, code: .contentInvalid)),
        Case("slug", .slugInvalid)
    )
    static let contentTooLarge = ProblemResponse(
        "ContentTooLarge",
        "The body is longer than \(Grouped(HTTPLimits().bodyBytes)) bytes.",
        Case("size", .malformed(.bodyTooLarge(limit: HTTPLimits().bodyBytes)))
    )
    static let unsupportedMediaType = ProblemResponse(
        "UnsupportedMediaType",
        "`Content-Type` names something other than JSON in UTF-8, or the body is compressed.",
        Case("type", .unsupportedMediaType(MediaType.typeRefusal)),
        Case("compressed", .unsupportedMediaType(MediaType.compressedRefusal))
    )
    static let unprocessable = ProblemResponse(
        "Unprocessable",
        "The body breaks rules; `errors` names them all. The code is there if one of them concerns the content.",
        Case("no-value", .posting(widget(["template": "progress"]))),
        Case("percent", .posting(widget(["template": "progress", "value": 42]))),
        Case("shape", .posting(["slug": "w", "content": ["template": "progress", "value": 1]]))
    )
    static let preconditionFailed = ProblemResponse(
        "PreconditionFailed",
        "`If-Match` or `If-None-Match` does not hold; nothing was changed.",
        Case("state", .refused(.preconditionFailed))
    )
    static let tooMany = ProblemResponse(
        "TooMany",
        "The address sends too many requests, or the account has as many widgets as it may. `Retry-After` is there in the "
            + "first case only.",
        Case("rate", .exampleOfRate),
        Case("widgets", .refused(.capReached(limit: WriteBatch.usualWidgetLimit)))
    )

    private static func widget(_ content: JSON) -> JSON {
        ["slug": "w", "name": "Widget", "content": content]
    }
}
