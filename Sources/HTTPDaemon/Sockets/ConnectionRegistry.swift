internal import CMicrohttpd
internal import Glibc
internal import Synchronization
internal import SystemSupport

/// All open connections of one daemon, and those that only linger so that the client can read its last answer.
///
/// A socket is shut down under the lock and only while registered; MHD closes it after it was taken out. So nobody ever
/// shuts down a number that has been given to another file.
final class ConnectionRegistry: Sendable {
    private struct State {
        var open: [ObjectIdentifier: ConnectionHandle] = [:]
        var lingering: [LingeringSocket] = []
        /// Sockets that were handed to MHD while draining, and that it has not opened yet.
        var expected: Set<Int32> = []
        var isClosed = false
    }

    private let state = Mutex(State())

    /// How long a closed connection is still read, in milliseconds.
    static let lingeringMilliseconds: UInt64 = 2_000

    /// Lingering sockets at once; more than these are closed without lingering.
    static let lingeringLimit = 256

    /// Connections that are open.
    var count: Int { state.withLock { $0.open.count } }

    /// Whether nothing is open or about to be.
    var isEmpty: Bool { state.withLock { $0.open.isEmpty && $0.expected.isEmpty } }

    /// Notes that MHD is about to open this socket, or that it will not.
    func expect(_ socket: Int32, _ isExpected: Bool) {
        state.withLock { state in
            if isExpected { state.expected.insert(socket) } else { state.expected.remove(socket) }
        }
    }

    /// Adds a connection; true when it is the only one.
    func add(_ post: ConnectionHandle) -> Bool {
        state.withLock { state in
            state.open[ObjectIdentifier(post)] = post
            state.expected.remove(post.socket)
            return state.open.count == 1
        }
    }

    /// Takes a connection out; true when none is left.
    func remove(_ post: ConnectionHandle) -> Bool {
        state.withLock { state in
            state.open[ObjectIdentifier(post)] = nil
            return state.open.isEmpty
        }
    }

    /// Keeps a connection readable for a while after MHD has closed its own descriptor.
    ///
    /// A close with unread bytes makes the kernel send a reset, and the reset can overtake the answer. A duplicate of the
    /// descriptor keeps the connection; the answer is ended with a FIN, and the reaper reads until the client is done.
    ///
    /// - Parameters:
    ///   - post: The connection, whose socket MHD is about to close.
    ///   - bytes: How much is read at most.
    /// - Returns: Whether the reaper has a new socket to read.
    func linger(_ post: ConnectionHandle, bytes: Int) -> Bool {
        state.withLock { state in
            guard !state.isClosed, state.lingering.count < Self.lingeringLimit else { return false }
            let copy = fcntl(post.socket, F_DUPFD_CLOEXEC, 0)
            guard copy >= 0 else { return false }
            shutdown(copy, Int32(SHUT_WR))
            let deadline = MonotonicTime.milliseconds + Self.lingeringMilliseconds
            state.lingering.append(LingeringSocket(copy, until: deadline, bytes: bytes))
            return true
        }
    }

    /// Calls back for every open connection, under the lock.
    func forEach(_ body: (ConnectionHandle) -> Void) {
        state.withLock { state in
            for post in state.open.values { body(post) }
        }
    }

    /// Reads what the lingering sockets hold; returns whether any is left.
    func drainLingering(now: UInt64) -> Bool {
        state.withLock { state in
            state.lingering.removeAll { $0.isDone(now: now) }
            return !state.lingering.isEmpty
        }
    }

    /// Lets all lingering sockets go and takes no more.
    func closeLingering() {
        state.withLock { state in
            state.isClosed = true
            state.lingering = []
        }
    }
}
