internal import CMicrohttpd

/// A live view of a request whose headers are in.
///
/// Nothing is copied before it is asked for.
///
/// It is valid during the call that it was handed to; after that it reads as empty.
public struct HTTPRequest: ~Copyable {
    let connection: HTTPConnection

    /// The method; nil for one that `HTTPMethod` does not list.
    public var method: HTTPMethod? { connection.method }

    /// The method as sent, unknown ones too.
    public var methodText: String { connection.methodText.map { String(cString: $0) } ?? "" }

    /// The path as sent: escapes kept, no query, `//` kept.
    ///
    /// Bytes that are not UTF-8 become U+FFFD.
    ///
    /// Of an absolute form (`GET http://host/path`) only the path; `*` for `OPTIONS *`.
    public var path: String { connection.path }

    /// What follows the first `?` of the target, as sent, or nil without one.
    public var query: String? { connection.query }

    /// The client as the kernel sees it.
    public var peer: PeerAddress { connection.peer }

    /// Whether the request came over TLS.
    public var isSecure: Bool { connection.context.isSecure }

    /// The announced length of the body in bytes; nil for none and for chunked bodies.
    public var contentLength: Int? { connection.facts.contentLength }

    /// Whether a body follows the headers.
    public var hasBody: Bool { connection.facts.hasBody }

    /// The value of a header, found without regard to case, or nil; without blanks around it.
    ///
    /// A repeated header is one with the values in their order and ", " between (RFC 9110 section 5.3).
    public func header(_ name: HTTPFieldName) -> String? {
        header(named: name.rawValue)
    }

    /// The value of a header that `HTTPFieldName` does not list, as `header(_:)` returns it.
    public func header(named name: String) -> String? {
        guard let handle = connection.handle else { return nil }
        return HeaderValues.joined(name, of: handle)
    }

    /// Calls `body` with the bytes of a header, without a copy; nil when there is no such header.
    ///
    /// Of a repeated header the first, without blanks around it.
    ///
    /// The bytes are valid only during the call.
    public func withHeader<Value>(named name: String, _ body: (UnsafeRawBufferPointer) -> Value) -> Value? {
        guard let handle = connection.handle else { return nil }
        var name = name
        var value: UnsafePointer<CChar>?
        var count = 0
        let found = name.withUTF8 { key in
            key.withMemoryRebound(to: CChar.self) { key in
                MHD_lookup_connection_value_n(handle, .HEADER_KIND, key.baseAddress, key.count, &value, &count)
            }
        }
        guard found == MHD_Result.YES, let value else { return nil }
        return body(UnsafeRawBufferPointer(start: value, count: count).withoutBlanksBehind)
    }
}

@available(*, unavailable)
extension HTTPRequest: Sendable {}
