/// An answer that is made once, for libmicrohttpd too, and then sent to any number of connections.
///
/// For what is asked for often and changes seldom: to send it costs no allocation and no look at its header lines.
public final class PreparedResponse: Sendable {
    /// The status.
    public let status: HTTPStatus

    /// The header lines, in the order in which they are sent.
    public let fields: [HTTPField]

    /// The bytes.
    public let bytes: SharedBytes

    /// Nil when there was no memory for it; then each answer is made anew.
    let outgoing: OutgoingResponse?

    /// Makes the answer; a field that is not allowed is left out.
    public init(_ status: HTTPStatus, fields: [HTTPField], bytes: SharedBytes) {
        self.status = status
        self.fields = fields
        self.bytes = bytes
        outgoing = OutgoingResponse(HTTPResponse(status, fields: fields, body: .shared(bytes)))
    }
}
