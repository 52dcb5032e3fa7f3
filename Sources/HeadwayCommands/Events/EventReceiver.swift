/// Takes the answer to a call of `/events` as it comes in: events while it is a stream of them, else an answer.
final class EventReceiver: ResponseReceiver {
    /// The most events that are kept until somebody asks; those before them are older states of the same widget.
    static let limit = 256

    /// Whether the answer is a stream.
    private(set) var isStream = false
    /// Takes the stream apart.
    private(set) var parser = EventParser()

    private var events: [ServerEvent] = []

    /// Takes one header line, and the status where it is the first.
    override func receiveHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard super.receiveHeader(bytes) else { return false }
        let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
        if let first = words.first, first.hasPrefix("HTTP/") {
            response.status = words.dropFirst().first.flatMap { Int($0.trimmed) } ?? 0
        }
        return true
    }

    /// Takes a part of the body; false when it is too much.
    override func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        isStream = response.status == 200 && response.header("content-type")?.hasPrefix("text/event-stream") ?? false
        guard isStream else { return super.receiveBody(bytes) }
        return parser.take(bytes) { event in
            if events.count == EventReceiver.limit { events.removeFirst() }
            events.append(event)
        }
    }

    /// The events that have come since this was asked last.
    func takeEvents() -> [ServerEvent] {
        defer { events = [] }
        return events
    }
}
