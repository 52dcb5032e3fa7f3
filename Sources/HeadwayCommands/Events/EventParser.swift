/// Takes a stream of Server-Sent Events apart (WHATWG HTML, section 9.2.6), whatever pieces it comes in.
struct EventParser {
    /// The most bytes of an event, its lines together: far more than a widget, whose body has at most 64 KiB.
    static let limit = 1 << 20

    /// How long the server wants a client to wait before it comes back, where it has said so.
    private(set) var retry: Duration?

    private var line: [UInt8] = []
    private var isAfterReturn = false
    private var isAtStart = true
    private var name = ""
    private var data: [UInt8] = []
    private var id: String?

    /// Takes the next bytes.
    ///
    /// - Parameters:
    ///   - bytes: As many as there are.
    ///   - receive: Gets each event as soon as it is complete; one that the stream breaks off in is dropped.
    /// - Returns: False when a line or an event is longer than is accepted.
    mutating func take(_ bytes: UnsafeRawBufferPointer, receive: (ServerEvent) -> Void) -> Bool {
        for byte in bytes {
            switch byte {
            case 0x0A where isAfterReturn:
                // The second half of a line end.
                isAfterReturn = false
            case 0x0A, 0x0D:
                isAfterReturn = byte == 0x0D
                endLine(receive)
            default:
                isAfterReturn = false
                guard line.count + data.count < EventParser.limit else { return false }
                line.append(byte)
            }
        }
        return true
    }

    private mutating func endLine(_ receive: (ServerEvent) -> Void) {
        if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        isAtStart = false
        defer { line.removeAll(keepingCapacity: true) }
        guard !line.isEmpty else { return endEvent(receive) }
        let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
        var value = line[min(colon + 1, line.endIndex)...]
        if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
        // A line that begins with a colon is a comment; its field has no name.
        switch String(decoding: line[..<colon], as: UTF8.self) {
        case "event": name = String(decoding: value, as: UTF8.self)
        case "data": data += value + [0x0A]
        case "id" where !value.contains(0): id = String(decoding: value, as: UTF8.self)
        case "retry":
            let isNumber = value.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            if isNumber, let number = Int(String(decoding: value, as: UTF8.self)) {
                retry = .milliseconds(min(number, 3_600_000))
            }
        default: break
        }
    }

    private mutating func endEvent(_ receive: (ServerEvent) -> Void) {
        defer {
            name = ""
            data = []
        }
        guard !data.isEmpty else { return }
        receive(ServerEvent(name: name.isEmpty ? "message" : name, data: Array(data.dropLast()), id: id))
    }
}

/// One event of a stream of Server-Sent Events.
struct ServerEvent: Equatable {
    /// What it is called; `message` where the stream does not say.
    var name: String
    /// Its data: the lines of it, with line feeds between.
    var data: [UInt8]
    /// The last id that the stream named, with which to go on after a break; nil when it has named none.
    var id: String?
}
