import TestSupport
import Testing
import Widgets

/// A viewer on a connection of its own, which reads events as the standard says.
final class EventReader {
    /// One event, or what else may stand between blank lines.
    struct Event {
        var name = ""
        var id: String?
        var data: String?
        var retry: Int?
        var isComment = false

        /// The data, read as JSON.
        func json() throws -> JSON {
            try JSON(parsing: #require(data))
        }
    }

    let client: HTTPClient
    let answer: HTTPAnswer

    /// Connects and reads the headers.
    init(
        _ server: TestServer,
        _ target: String = "/events",
        lastEventID: String? = nil,
        key: String? = nil,
        headers: [String] = []
    ) throws {
        client = try server.connect()
        var lines = headers + ["Authorization: Bearer \(key ?? server.key)"]
        if headers.contains("Authorization:") { lines = headers.filter { $0 != "Authorization:" } }
        if let lastEventID { lines.append("Last-Event-ID: \(lastEventID)") }
        client.begin("GET", target, headers: lines)
        answer = try client.answer()
    }

    /// The next block, whatever it is.
    func block() throws -> Event {
        var event = Event()
        for line in try client.text(upTo: "\n\n").split(separator: "\n", omittingEmptySubsequences: false) {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
            switch parts.first {
            case "": event.isComment = true
            case "event": event.name = value
            case "id": event.id = value
            case "retry": event.retry = Int(value)
            case "data": event.data = event.data.map { "\($0)\n\(value)" } ?? value
            default: Issue.record("no field of an event: \(line)")
            }
        }
        return event
    }

    /// The next event of a name, which must be the next event at all.
    func event(_ name: String, source: SourceLocation = #_sourceLocation) throws -> Event {
        var event = try block()
        while event.data == nil { event = try block() }
        #expect(event.name == name, "\(event.data ?? "")", sourceLocation: source)
        return event
    }
}
