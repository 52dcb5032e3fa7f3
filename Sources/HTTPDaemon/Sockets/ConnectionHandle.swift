internal import CMicrohttpd
internal import Glibc
internal import Synchronization

/// The part of a connection that other threads touch: what it is doing, and the slot for its deferred response.
final class ConnectionHandle: Sendable {
    /// Whether an answer is awaited.
    ///
    /// Tickets count up, so that a late answer never meets a later request.
    private enum ResponseSlot {
        case empty
        case awaiting(ticket: UInt64)
        case answered(HTTPResponse)
    }

    let socket: Int32
    private let handle: UInt
    private let phaseWord: Atomic<UInt64>
    private let slot = Mutex<(state: ResponseSlot, tickets: UInt64)>((.empty, 0))

    /// The handle is only ever used while the connection is suspended, when MHD keeps it alive.
    init(socket: Int32, handle: OpaquePointer, now: UInt64) {
        self.socket = socket
        self.handle = UInt(bitPattern: handle)
        phaseWord = Atomic(ConnectionPhase(.fresh, since: now).word)
    }

    var phase: ConnectionPhase {
        get { ConnectionPhase(word: phaseWord.load(ordering: .relaxed)) }
        set { phaseWord.store(newValue.word, ordering: .relaxed) }
    }

    /// Moves on only if nothing has happened since `old` was read.
    func move(from old: ConnectionPhase, to new: ConnectionPhase) -> Bool {
        phaseWord.compareExchange(expected: old.word, desired: new.word, ordering: .relaxed).exchanged
    }

    /// Notes that a request line is in; false when the connection was shut before, so that nothing may be done for it.
    func beginRequest(now: UInt64) -> Bool {
        while true {
            let old = phase
            if move(from: old, to: old.requestLine(now: now)) { return old.kind != .closing }
        }
    }

    /// Whether the client has sent more than was read.
    ///
    /// Only while the socket is open.
    var hasUnreadBytes: Bool {
        var byte: UInt8 = 0
        return recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) > 0
    }

    /// Gives the connection a timeout of its own, in seconds, on its poll thread.
    ///
    /// MHD looks at all connections of that kind in each round, and wakes up for them; of the others it looks at the
    /// oldest only, so that one which has ended without an event may stay behind it.
    func setTimeout(seconds: UInt32) {
        headway_set_timeout(OpaquePointer(bitPattern: handle), seconds)
    }

    /// Suspends the connection (`MHD_suspend_connection`), on its poll thread.
    func suspend() {
        MHD_suspend_connection(OpaquePointer(bitPattern: handle))
    }

    /// Resumes the connection (`MHD_resume_connection`); only while it is suspended.
    func resume() {
        MHD_resume_connection(OpaquePointer(bitPattern: handle))
    }

    /// Opens the slot for one response.
    ///
    /// The connection must be suspended already.
    func openSlot() -> UInt64 {
        slot.withLock { slot in
            slot.tickets += 1
            slot.state = .awaiting(ticket: slot.tickets)
            return slot.tickets
        }
    }

    /// Puts the answer in and wakes the connection; false when the ticket has been answered already.
    ///
    /// MHD_resume_connection runs under the lock: `HTTPListener` stops the daemon only after it has seen every box
    /// answered under the same lock, so the handle is alive here.
    func answer(ticket: UInt64, with response: consuming HTTPResponse) -> Bool {
        slot.withLock { slot in
            guard case .awaiting(ticket) = slot.state else { return false }
            slot.state = .answered(response)
            MHD_resume_connection(OpaquePointer(bitPattern: handle))
            return true
        }
    }

    /// Answers in the place of a caller that is too late; false when no answer was awaited.
    func answerForGood(with response: HTTPResponse) -> Bool {
        slot.withLock { slot in
            guard case .awaiting = slot.state else { return false }
            slot.state = .answered(response)
            MHD_resume_connection(OpaquePointer(bitPattern: handle))
            return true
        }
    }

    /// Takes the answer out, once MHD calls again.
    func take() -> HTTPResponse? {
        slot.withLock { slot in
            guard case .answered(let response) = slot.state else { return nil }
            slot.state = .empty
            return response
        }
    }
}
