/// What a server answered: the status, the header fields and the body.
struct APIResponse: Equatable {
    /// The most bytes of a body that are accepted, 8 MiB: more than fifty of the largest widgets.
    static let bodyLimit = 8 << 20
    /// The most bytes of header lines that are accepted, 64 KiB.
    static let headerLimit = 1 << 16

    /// The status code.
    var status = 0
    /// The header fields as they came; names in lower case.
    var headers: [(name: String, value: String)] = []
    /// The body.
    var body: [UInt8] = []
    /// Whether body or header was longer than is accepted.
    var isTooLarge = false

    private var headerSize = 0

    /// The first header field of a name, which is given in lower case.
    func header(_ name: String) -> String? {
        headers.first { $0.name == name }?.value
    }

    /// Takes a part of the body; false when it is too much.
    mutating func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard body.count + bytes.count <= APIResponse.bodyLimit else {
            isTooLarge = true
            return false
        }
        body += bytes
        return true
    }

    /// Takes one header line, or the status line, after which everything begins anew: an interim response (100) and
    /// the answer of a proxy come before the one that counts.
    mutating func receiveHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        headerSize += bytes.count
        guard headerSize <= APIResponse.headerLimit else {
            isTooLarge = true
            return false
        }
        let line = String(decoding: bytes, as: UTF8.self)
        if line.hasPrefix("HTTP/") {
            headers = []
        } else if let colon = line.firstIndex(of: ":") {
            headers.append((line[..<colon].lowercased(), line[line.index(after: colon)...].trimmed))
        }
        return true
    }

    static func == (left: APIResponse, right: APIResponse) -> Bool {
        left.status == right.status && left.body == right.body && left.isTooLarge == right.isTooLarge
            && left.headers.elementsEqual(right.headers) { $0 == $1 }
    }
}

/// Takes an answer as it comes in.
///
/// It is a class, for curl keeps a pointer to it.
class ResponseReceiver {
    /// What has come.
    final var response = APIResponse()

    /// Takes one header line; false when it is too much.
    func receiveHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        response.receiveHeader(bytes)
    }

    /// Takes a part of the body; false when it is too much.
    func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        response.receiveBody(bytes)
    }
}
