/// For how many connections and viewers there is room; each is one open file.
struct Places: Equatable {
    /// Connections that are no viewers.
    var connections: Int
    /// Streams of events.
    var viewers: Int

    /// Open files besides: the store, the log, the listening socket, fonts, actions that are being sent, `epoll`.
    private static let others = 48

    /// Connections that are read for a moment after their end, at most.
    private static let lingering = 256

    /// As many of both as so many open files allow.
    ///
    /// Were there more, then whoever holds them all without a word would keep others out: connections that are silent are
    /// closed early only when places are few, and the server would not know that they are. At least a quarter is
    /// for viewers, if that many may come.
    func fitting(openFiles: Int) -> Places {
        let room = max(openFiles - Places.others - min(Places.lingering, openFiles / 8), 2)
        let connections = min(connections, max(room - room / 4, room - viewers, 1))
        return Places(connections: connections, viewers: min(viewers, room - connections))
    }
}
