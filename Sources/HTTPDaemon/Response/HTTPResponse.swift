/// An answer: status, header lines and bytes.
///
/// libmicrohttpd adds `Date`, `Content-Length` and `Connection`; do not set these. A HEAD request gets the same header
/// lines without the bytes. Statuses 204 and 304 are sent without bytes.
public struct HTTPResponse: Sendable {
    /// The status.
    public var status: HTTPStatus { didSet { prepared = nil } }

    /// The header lines, in the order in which they are sent.
    public var fields: [HTTPField] { didSet { prepared = nil } }

    /// The bytes.
    public var body: HTTPBody { didSet { prepared = nil } }

    /// What this answer was made from, as long as it is still the same.
    private(set) var prepared: PreparedResponse?

    /// Makes an answer from one that is ready.
    ///
    /// A change of its status, fields or body makes it an ordinary one.
    public init(_ prepared: PreparedResponse) {
        self.init(prepared.status, fields: prepared.fields, body: .shared(prepared.bytes))
        self.prepared = prepared
    }

    /// Makes an answer; bytes are copied when they are sent.
    public init(_ status: HTTPStatus, fields: [HTTPField] = [], body: [UInt8] = []) {
        self.init(status, fields: fields, body: .bytes(body))
    }

    /// Makes an answer with a body of any kind.
    public init(_ status: HTTPStatus, fields: [HTTPField] = [], body: HTTPBody) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// Makes an answer of plain text that ends in a line feed.
    public static func text(_ status: HTTPStatus, _ text: String) -> HTTPResponse {
        HTTPResponse(
            status,
            fields: [HTTPField(.contentType, "text/plain; charset=utf-8")],
            body: Array(text.utf8) + [UInt8(ascii: "\n")]
        )
    }
}

extension HTTPResponse {
    /// For an exchange or a deferred answer that was let go.
    static var unanswered: HTTPResponse { .text(.internalServerError, "The request was not answered.") }

    /// For a request that still waits when the time to drain is over.
    static var stopping: HTTPResponse { .text(.serviceUnavailable, "The server is stopping.") }
}
