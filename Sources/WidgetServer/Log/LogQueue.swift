/// What waits to be written to the log, bounded in memory.
struct LogQueue: Sendable {
    /// One line to be.
    enum Entry: Sendable {
        /// A line as it stands, without its line feed.
        case line([UInt8])
        /// A request; whoever writes makes the line.
        case request(RequestRecord)
    }

    /// The most bytes that wait.
    static let limit = 1 << 20

    /// What the line of a request is taken for; its record needs less.
    static let requestBytes = 256

    /// What waits, in its order.
    private(set) var entries: [Entry] = []
    private var bytes = 0
    /// Lines for which there was no room.
    private(set) var dropped = 0
    /// Whether nothing more is taken.
    var isClosed = false
    /// Whether somebody sleeps until something comes.
    var isAwaited = false

    /// Whether there is nothing to say.
    var isEmpty: Bool { entries.isEmpty && dropped == 0 }

    /// Adds an entry, or counts it among the dropped.
    mutating func add(_ entry: Entry) {
        let size =
            switch entry {
            case .line(let line): line.count
            case .request: LogQueue.requestBytes
            }
        guard bytes + size < LogQueue.limit, !isClosed else {
            dropped += 1
            return
        }
        bytes += size
        entries.append(entry)
    }

    /// Gives what waits for an empty list, whose memory is used again; returns how many lines were dropped.
    mutating func take(into list: inout [Entry]) -> Int {
        swap(&entries, &list)
        defer { dropped = 0 }
        bytes = 0
        return dropped
    }

    /// Whether somebody sleeps who is to be woken now.
    mutating func takeAwaited() -> Bool {
        defer { isAwaited = false }
        return isAwaited
    }
}
