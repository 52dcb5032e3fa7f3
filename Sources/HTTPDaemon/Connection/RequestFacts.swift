internal import CMicrohttpd
internal import Glibc
internal import SystemSupport

/// What the listener itself must know of the headers, found in one pass over them.
struct RequestFacts {
    /// The bytes of the target and of all header lines.
    private(set) var headerBytes = 0
    private(set) var contentLength: Int?
    private(set) var isChunked = false
    private(set) var expectsContinue = false
    private(set) var fault: HTTPRequestFault?
    private var lengths = 0
    private var encodings = 0
    private var hosts = 0

    var hasBody: Bool { isChunked || contentLength ?? 0 > 0 }

    init() {}

    /// - Parameters:
    ///   - handle: The connection, with all headers in.
    ///   - targetLength: How many bytes the target has.
    ///   - needsHost: Whether the request is of HTTP/1.1.
    init(_ handle: OpaquePointer, targetLength: Int, needsHost: Bool) {
        headerBytes = targetLength
        // The callback runs during the call only, so a pointer to self is enough.
        withUnsafeMutablePointer(to: &self) { facts in
            _ = MHD_get_connection_values_n(
                handle,
                .HEADER_KIND,
                { context, _, name, nameSize, value, valueSize in
                    let facts = context?.assumingMemoryBound(to: RequestFacts.self)
                    facts?.pointee.note(
                        UnsafeRawBufferPointer(start: name, count: nameSize),
                        UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueSize)
                    )
                    return MHD_Result.YES
                },
                facts
            )
        }
        judge(needsHost: needsHost)
    }

    mutating func note(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
        // With a colon, a blank and a line break.
        headerBytes += name.count + value.count + 4
        if !Self.isPlain(name, value) { fault = fault ?? .malformedHeader }
        // Lengths first: most headers are told apart without looking at a letter.
        switch name.count {
        case 4 where name.equalsIgnoringCase("host"):
            hosts += 1
        case 6 where name.equalsIgnoringCase("expect"):
            expectsContinue = expectsContinue || value.equalsIgnoringCase("100-continue")
        case 14 where name.equalsIgnoringCase("content-length"):
            lengths += 1
            // MHD has checked the digits; more than an Int holds is as good as the largest.
            contentLength = Int(String(decoding: value, as: UTF8.self)) ?? .max
        case 17 where name.equalsIgnoringCase("transfer-encoding"):
            encodings += 1
            if value.equalsIgnoringCase("chunked") {
                isChunked = true
            } else {
                fault = .unknownTransferEncoding
            }
        default:
            break
        }
    }

    /// Whether a header line is one that everybody reads alike.
    ///
    /// "Transfer-Encoding : chunked" is a header to some servers and none to others. A folded line makes MHD 0.9.75 append
    /// the second line to the *name*, so that `Transfer-Encodin: chunked` and ` g` become another header; it then has moved
    /// the name, while an honest name stands before its value with a NUL and spaces between.
    private static func isPlain(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) -> Bool {
        guard name.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return false }
        guard let start = name.baseAddress, let end = value.baseAddress else { return false }
        let gap = end - (start + name.count + 1)
        guard gap >= 0, UnsafeRawBufferPointer(start: start + name.count + 1, count: gap).allSatisfy({ $0 <= 0x20 })
        else {
            return false
        }
        return value.isEmpty || memchr(end, 0x0D, value.count) == nil
    }

    mutating func judge(needsHost: Bool) {
        if lengths + encodings > 1 {
            fault = .ambiguousLength
        } else if fault == nil, hosts > 1 || (hosts == 0 && needsHost) {
            fault = .ambiguousHost
        }
        if encodings > 0 { contentLength = nil }
    }
}

extension UnsafeRawBufferPointer {
    /// Compares with lower-case ASCII.
    fileprivate func equalsIgnoringCase(_ lower: StaticString) -> Bool {
        guard count == lower.utf8CodeUnitCount else { return false }
        for index in 0..<count {
            if self[index].asciiLowercased != lower.utf8Start[index] { return false }
        }
        return true
    }
}
