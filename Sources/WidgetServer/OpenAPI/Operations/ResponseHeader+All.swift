internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

extension ResponseHeader {
    static let entityTag = ResponseHeader(
        key: "ETag",
        name: .eTag,
        description: "The tag of this state, in quotation marks. Every push makes a new one.",
        schema: Schema.string(pattern: "^\"(l[0-9a-z]+|[0-9a-z]+-[0-9a-z]+(-[0-9a-z]+)?)\"$"),
        example: "\"1-gzjd61vj7k-1kx0h2c\""
    )
    static let resourceAction = ResponseHeader(
        key: "XResourceAction",
        name: .xResourceAction,
        description: "`created` for a new widget, `updated` for one that was there.",
        schema: Schema.words(["created", "updated"]),
        example: "created"
    )
    static let location = ResponseHeader(
        key: "Location",
        name: .location,
        description: "The path of the widget.",
        schema: Schema.string(pattern: "^/widgets/\(Pattern.slugCharacters)$"),
        example: "/widgets/backup"
    )
    static let retryAfter = ResponseHeader(
        key: "RetryAfter",
        name: .retryAfter,
        description: "Seconds to wait: `retry_after_ms`, rounded up.",
        schema: Schema.integer(from: 1),
        example: 1
    )
    static let allow = ResponseHeader(
        key: "Allow",
        name: .allow,
        description: "The methods that the path answers.",
        schema: Schema.string(),
        example: "GET, HEAD, POST, OPTIONS"
    )
    static let authenticate = ResponseHeader(
        key: "WWWAuthenticate",
        name: .wwwAuthenticate,
        description: "The scheme of keys and read tokens.",
        schema: Schema.constant("Bearer"),
        example: "Bearer"
    )
    static let accept = ResponseHeader(
        key: "Accept",
        name: .accept,
        description: "The media type that is accepted.",
        schema: Schema.constant(.string(MediaType.json)),
        example: .string(MediaType.json)
    )
    static let anyOrigin = ResponseHeader(
        key: "AnyOrigin",
        name: .accessControlAllowOrigin,
        description: "The pages of any site may read the response.",
        schema: Schema.constant("*"),
        example: "*"
    )
    static let sessionCookie = ResponseHeader(
        key: "SessionCookie",
        name: .setCookie,
        description: "The cookie of the session, with `Secure` if the browser came over https.",
        schema: Schema.string(
            pattern: "^\(SessionCookie.name)=\(Pattern.secret(.session)); Path=/; HttpOnly; SameSite=Strict; "
                + "Max-Age=\(SessionCookie.lifetimeSeconds)(; Secure)?$"
        ),
        example: .string(
            "\(SessionCookie.name)=hls_M4hVbNqyFAPYPnHcYFIvb9YzZwmsxnMA; Path=/; HttpOnly; SameSite=Strict; "
                + "Max-Age=\(SessionCookie.lifetimeSeconds)"
        )
    )
    static let forgottenCookie = ResponseHeader(
        key: "ForgottenCookie",
        name: .setCookie,
        description: "Takes the cookie from the browser, as its session has ended.",
        schema: Schema.constant(.string(SessionCookie.clearing.value)),
        example: .string(SessionCookie.clearing.value)
    )

    /// The headers that the document describes; problems have no other `Set-Cookie` than the one that clears.
    static let all = [
        entityTag, resourceAction, location, retryAfter, allow, authenticate, accept, anyOrigin, sessionCookie,
        forgottenCookie,
    ]

    /// The headers that problems have.
    static let ofProblems = [retryAfter, allow, authenticate, accept, anyOrigin, forgottenCookie]
}
