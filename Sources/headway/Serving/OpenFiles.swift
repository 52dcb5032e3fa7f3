internal import Glibc
internal import HeadwayCommands

/// Warns of files that others than their owner can touch and should not.
enum OpenFiles {
    /// Says what is open to others; it stops nothing, for where a machine has one user it does no harm.
    ///
    /// - Parameters:
    ///   - settings: Where the data is.
    ///   - privateKey: The file of `--tls-key`, or nil.
    ///   - context: Says it.
    static func warn(_ settings: ServeSettings, privateKey: String?, _ context: CommandContext) {
        let directory = settings.dataDirectory
        if mode(of: directory) & S_IWOTH != 0 {
            context.say("warning: others can put files into \(directory), where the data is; run chmod o-w on it")
        }
        if let privateKey, mode(of: privateKey) & S_IROTH != 0 {
            context.say("warning: others can read \(privateKey), the private key of this server; run chmod o-r on it")
        }
    }

    /// The mode of a file; 0 where it cannot be asked for.
    private static func mode(of path: String) -> mode_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode : 0
    }
}

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

/// What the system lets this process have.
enum ProcessLimits {
    /// Raises the number of open files to the most that is allowed (`setrlimit`): each connection is one.
    ///
    /// - Returns: How many there may be now; where raising them is refused, as many as before.
    static func raiseOpenFiles() -> Int {
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return .max }
        var raised = limit
        raised.rlim_cur = raised.rlim_max
        return Int(clamping: setrlimit(resource, &raised) == 0 ? raised.rlim_cur : limit.rlim_cur)
    }
}
