internal import CMicrohttpd
internal import Glibc
internal import Synchronization

/// All open connections of one daemon, and those that only linger so that the client can read its last answer.
///
/// A socket is shut down under the lock and only while registered; MHD closes it after it was taken out. So nobody ever
/// shuts down a number that has been given to another file.
final class ConnectionRegistry: Sendable {
    private struct State {
        var open: [ObjectIdentifier: ConnectionPost] = [:]
        var lingering: [LingeringSocket] = []
        var isClosed = false
    }

    private let state = Mutex(State())

    /// Lingering sockets at once; more than these are closed without lingering.
    static let lingeringLimit = 256

    var count: Int { state.withLock { $0.open.count } }

    /// Adds a connection; true when it is the only one.
    func add(_ post: ConnectionPost) -> Bool {
        state.withLock { state in
            state.open[ObjectIdentifier(post)] = post
            return state.open.count == 1
        }
    }

    /// Takes a connection out; true when none is left.
    func remove(_ post: ConnectionPost) -> Bool {
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
    /// - Returns: Whether the reaper has a new socket to read.
    func linger(_ post: ConnectionPost) -> Bool {
        state.withLock { state in
            guard !state.isClosed, state.lingering.count < Self.lingeringLimit else { return false }
            let copy = fcntl(post.socket, F_DUPFD_CLOEXEC, 0)
            guard copy >= 0 else { return false }
            shutdown(copy, Int32(SHUT_WR))
            state.lingering.append(LingeringSocket(copy, until: MonotonicTime.milliseconds + 2_000))
            return true
        }
    }

    /// Calls back for every open connection, under the lock.
    func forEach(_ body: (ConnectionPost) -> Void) {
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
