internal import HTTPDaemon
internal import Widgets

/// Writes the text of events (WHATWG HTML, section 9.2.5).
///
/// Data is always JSON on one line. JSON escapes CR and LF in texts, so nothing that was pushed can end a line.
struct EventText: Sendable {
    /// A comment, which tells a client and the proxies on the way that the connection lives.
    static let comment = SharedBytes(Array(": \n\n".utf8))

    /// What has been written.
    private(set) var bytes: [UInt8] = []
    /// How many events have been begun.
    private(set) var count = 0

    /// After how many milliseconds the client is to connect again once the stream breaks.
    mutating func retry(milliseconds: Int) {
        bytes.append(contentsOf: "retry: \(milliseconds)\n\n".utf8)
    }

    /// The first half of the event with everything; widgets follow, then `endState`.
    mutating func beginState(_ id: EventID, now: Instant) {
        begin("state", id)
        bytes.append(contentsOf: "{\"now\":\"\(EventText.milliseconds(now))\",\"items\":[".utf8)
    }

    /// A widget of the event with everything.
    mutating func item(_ widget: Widget, isFirst: Bool) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        widget.wire.append(to: &bytes)
    }

    /// The end of the event with everything.
    mutating func endState() {
        bytes.append(contentsOf: "]}\n\n".utf8)
    }

    /// The event that says that only what has changed will follow.
    mutating func resumed(_ id: EventID, now: Instant) {
        begin("resumed", id)
        bytes.append(contentsOf: "{\"now\":\"\(EventText.milliseconds(now))\"}\n\n".utf8)
    }

    /// The event of one change.
    mutating func change(_ entry: Feed.Entry, run: String) {
        let id = EventID(run: run, sequence: entry.sequence)
        switch entry.change {
        case .widget(let widget):
            begin("widget", id)
            widget.wire.append(to: &bytes)
        case .removed(let slug):
            begin("removed", id)
            bytes.append(contentsOf: "{\"slug\":\"\(slug.text)\"}".utf8)
        }
        bytes.append(contentsOf: "\n\n".utf8)
    }

    private mutating func begin(_ name: StaticString, _ id: EventID) {
        count += 1
        bytes.append(contentsOf: "id: \(id.text)\nevent: \(name)\ndata: ".utf8)
    }

    /// An instant with its milliseconds, three digits always.
    private static func milliseconds(_ instant: Instant) -> String {
        let digits = String(Int(instant.nanoseconds) / 1_000_000 + 1_000).dropFirst()
        return "\(Instant(seconds: instant.seconds).rfc3339.dropLast()).\(digits)Z"
    }
}
