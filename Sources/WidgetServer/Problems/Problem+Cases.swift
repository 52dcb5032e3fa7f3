internal import HTTPDaemon
internal import SystemSupport
internal import WidgetStore
internal import Widgets

extension Problem {
    /// No key, or one that is not known.
    static let tokenInvalid = Problem(
        status: .unauthorized,
        code: .tokenInvalid,
        detail: "A key is needed that this server knows: send it as \"Authorization: Bearer hlk_…\". "
            + "\"headway keys create NAME\" makes one.",
        fields: [HTTPField(.wwwAuthenticate, "Bearer")]
    )

    /// The cookie names no session, or one that has ended; the browser is to forget it.
    static let sessionInvalid = Problem(
        status: .unauthorized,
        code: .tokenInvalid,
        detail: "This session has ended: sign in again, at \"/sign-in\".",
        fields: [HTTPField(.wwwAuthenticate, "Bearer"), SessionCookie.clearing]
    )

    /// A write that a cookie speaks for does not come from a page of this server.
    static let crossOrigin = Problem(
        status: .forbidden,
        detail: "A write with a session's cookie must come from a page of this server: Sec-Fetch-Site must be "
            + "\"same-origin\", or Origin must name the host that was asked. Programs send a key instead; behind a proxy "
            + "that changes Host, let it set X-Forwarded-Host and start the server with --trust-forwarded."
    )

    /// There is nothing at the path.
    static let pathNotFound = Problem(
        status: .notFound,
        detail: "There is nothing here; \"/openapi.json\" lists the calls."
    )

    /// The account has no such widget.
    static let widgetNotFound = Problem(
        status: .notFound,
        code: .widgetNotFound,
        detail: "This account has no widget of this slug; POST /widgets creates one."
    )

    /// A POST without a body where a widget is needed.
    static let widgetRequired = Problem(status: .badRequest, detail: "The body is empty; send a widget as JSON.")

    /// A PATCH without a body.
    static let patchRequired = Problem(
        status: .badRequest,
        code: .bodyRequired,
        detail: "The body is empty; send a JSON merge patch, {} for a mere heartbeat."
    )

    /// The body is not JSON.
    static func notJSON(_ error: JSONError, code: ProblemCode? = nil) -> Problem {
        Problem(status: .badRequest, code: code, detail: "The body is not JSON: \(error).")
    }

    /// The slug in the path breaks the pattern.
    static let slugInvalid = Problem(
        status: .badRequest,
        code: .slugInvalid,
        detail: "The slug in the path is malformed: \(Slug.rule)."
    )

    /// The key may not touch the widget, or no widgets at all.
    static func forbidden(_ detail: String) -> Problem {
        Problem(status: .forbidden, detail: detail)
    }

    /// The body is not said to be JSON, or is compressed.
    static func unsupportedMediaType(_ detail: String) -> Problem {
        Problem(status: .unsupportedMediaType, detail: detail, fields: [HTTPField(.accept, "application/json")])
    }

    /// The request breaks a limit or a rule of HTTP.
    static func malformed(_ fault: HTTPRequestFault) -> Problem {
        Problem(status: fault.status, detail: fault.description)
    }

    /// The address sends too many requests.
    static func rateLimited(perMinute: Int, wait: Duration) -> Problem {
        Problem(
            status: .tooManyRequests,
            code: .rateLimitExceeded,
            detail: "This address sends more than the \(perMinute) requests a minute that it may; "
                + "wait \(wait.millisecondsRoundedUp) ms, or start the server with a higher --rate-limit.",
            retryAfter: wait
        )
    }

    /// The faults of a body: without a code where only the shape around the content is wrong.
    static func invalid(_ faults: Faults) -> Problem {
        let concernsContent = faults.list.contains { $0.location.hasPrefix("body.content") }
        let first = faults.list.first.map { sentence(of: $0) } ?? "The body breaks a rule."
        let more = faults.list.count > 1 ? " The other faults (\(faults.list.count - 1)) are in errors." : ""
        return Problem(
            status: .unprocessableContent,
            code: concernsContent ? .contentInvalid : nil,
            detail: first + more,
            faults: faults.list
        )
    }

    /// A fault as a sentence that also says where it is and what was sent.
    private static func sentence(of fault: Fault) -> String {
        let sent = fault.value.map { " is \($0.text)" } ?? ""
        return "\(fault.message) (\(fault.location)\(sent))."
    }

    /// The store failed.
    ///
    /// What it says stays in the log: a client is told no paths.
    static func store(_ error: StoreError) -> Problem {
        switch error.kind {
        case .unavailable(.misplaced):
            Problem(
                status: .serviceUnavailable,
                code: .serviceUnavailable,
                detail: "The store can take no writes: its files are no longer where they were. "
                    + "Nothing was changed; the server's log says what its operator has to do.",
                retryAfter: .seconds(5)
            )
        case .unavailable, .closed:
            Problem(
                status: .serviceUnavailable,
                code: .serviceUnavailable,
                detail: "The store cannot do this just now: its disk is full, locked or failing. "
                    + "Nothing was changed, and what was stored before is intact; try again shortly.",
                retryAfter: .seconds(5)
            )
        default:
            Problem(
                status: .internalServerError,
                detail: "The store failed; the server's log says why, under the id in instance."
            )
        }
    }

    /// The server is about to end.
    static let stopping = Problem(
        status: .serviceUnavailable,
        code: .serviceUnavailable,
        detail: "The server is stopping; try again shortly.",
        retryAfter: .seconds(5)
    )

    /// Too much waits for the store.
    static let busy = Problem(
        status: .serviceUnavailable,
        code: .serviceUnavailable,
        detail: "The server has too much to do just now; try again shortly.",
        retryAfter: .seconds(1)
    )

    /// There is no room for another viewer.
    static let viewersFull = Problem(
        status: .serviceUnavailable,
        code: .serviceUnavailable,
        detail: "There is no room for another stream of events, in all or from this address; try again later, or start "
            + "the server with a higher --max-viewers or --max-connections-per-address.",
        retryAfter: .seconds(30)
    )

    /// One fault.
    static func invalid(_ fault: Fault) -> Problem {
        var faults = Faults()
        faults.add(fault)
        return invalid(faults)
    }

    /// A shared link that leads nowhere: whether it never did is not told.
    static let pictureNotFound = Problem(
        status: .notFound,
        detail: "There is no picture here: the link is not known, was revoked, or its widget is gone.",
        fields: HTTPField.open
    )
}
