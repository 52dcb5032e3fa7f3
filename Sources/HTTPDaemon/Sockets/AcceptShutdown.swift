internal import CMicrohttpd
internal import Glibc
internal import Synchronization
internal import SystemSupport

/// Ends the accepting of one daemon, on its poll thread.
///
/// MHD 0.9.75 is not safe to be told from another thread: `MHD_quiesce_daemon` takes the listening socket out of the epoll
/// set, and so does the poll thread that sees the flag a moment earlier; whoever comes second finds nothing and ends the
/// process ("Failed to remove listen FD from epoll set", `MHD_epoll` in daemon.c). The poll thread may also still be about
/// to accept from the number when it is closed. So the poll thread tells itself, in a callback, and a wake-up makes sure
/// that there is one: a connection of our own. Near the connection limit there is none; then the next connection that opens
/// or closes will do.
///
/// For MHD 0.9.75 must not be given a connection that it has no place for when its poll thread comes to open it: that thread
/// then waits for ever for a lock that it holds itself (`new_connection_process_` in daemon.c).
final class AcceptShutdown: Sendable {
    private enum State {
        /// MHD accepts.
        case accepting
        /// The next callback of the poll thread is to end it; the daemon as a number.
        case wanted(daemon: UInt)
        /// The listening socket is closed, or it is MHD's to close.
        case over
    }

    private let state = Mutex(State.accepting)
    /// Our end of the wake-up connection; nil without one.
    ///
    /// Open until MHD has closed the other one: over TLS a client that leaves is worth a log line to MHD.
    private let ownEnd = Mutex<FileDescriptor?>(nil)

    /// Whether the accepting has ended.
    var isOver: Bool {
        state.withLock { state in
            if case .over = state { true } else { false }
        }
    }

    /// Places that are kept free: MHD accepts a few connections on its own before it opens those that it was given.
    private static let reserve = 64

    private let limit: Int

    /// - Parameter limit: The connections that MHD has places for.
    init(limit: Int) {
        self.limit = limit
    }

    /// Asks the poll thread to end the accepting; false when it will not hear of it before a connection opens or closes.
    func ask(_ daemon: OpaquePointer, _ registry: ConnectionRegistry) -> Bool {
        state.withLock { $0 = .wanted(daemon: UInt(bitPattern: daemon)) }
        guard room(registry) > 0 else { return false }
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return false }
        let ours = ends[0]
        ownEnd.withLock { $0 = FileDescriptor(owning: ours) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        return withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                // MHD closes the socket when it cannot take it.
                MHD_add_connection(daemon, ends[1], address, size) == .YES
            }
        }
    }

    /// Returns true for the wake-up connection: clients come over IPv4 and IPv6 only.
    static func isWakeUp(_ connection: OpaquePointer) -> Bool {
        headway_connection_address(connection).map { Int32($0.pointee.sa_family) } == AF_UNIX
    }

    /// Ends the accepting if that is wanted; on the poll thread only.
    ///
    /// Connections that the kernel has accepted for us already are given to MHD, as far as it has places: their clients think
    /// that they are connected. Then the listening socket is closed.
    ///
    /// - Returns: Whether it has ended just now.
    func end(_ registry: ConnectionRegistry) -> Bool {
        state.withLock { state in
            guard case .wanted(let number) = state, let daemon = OpaquePointer(bitPattern: number) else { return false }
            state = .over
            // From here on the socket is ours: MHD looks at the number no more.
            let socket = MHD_quiesce_daemon(daemon)
            guard socket >= 0 else { return true }
            var room = room(registry)
            while room > 0, Self.acceptOne(socket, for: daemon, registry) { room -= 1 }
            close(socket)
            return true
        }
    }

    /// How many connections MHD can be given without harm.
    private func room(_ registry: ConnectionRegistry) -> Int {
        limit - registry.count - min(Self.reserve, limit / 2)
    }

    /// Leaves the listening socket to MHD, which is about to be stopped, unless it is closed already.
    func forbid() {
        state.withLock { $0 = .over }
    }

    private static func acceptOne(_ socket: Int32, for daemon: OpaquePointer, _ registry: ConnectionRegistry) -> Bool {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                let client = accept(socket, address, &size)
                guard client >= 0 else { return false }
                // The poll thread opens it later: until then nothing else shows that it is there.
                registry.expect(client, true)
                // MHD makes it non-blocking, and closes it when it cannot take it.
                if MHD_add_connection(daemon, client, address, size) != .YES { registry.expect(client, false) }
                return true
            }
        }
    }
}
