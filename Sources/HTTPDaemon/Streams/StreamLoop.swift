internal import CMicrohttpd
internal import Glibc
internal import Synchronization
internal import SystemSupport

/// The thread that serves all streams of plain HTTP, and the way to it.
///
/// It exists because MHD walks through all of its suspended connections whenever one is resumed: with ten thousand viewers
/// every answer that was put off would pay for that. Here a stream that is silent costs a descriptor and a few hundred
/// bytes.
final class StreamLoop: Sendable {
    /// A stream on its way to the thread.
    struct Arrival: Sendable {
        let socket: StreamSocket
        let source: any HTTPStreamSource
        let record: StreamRecord
    }

    /// What is on its way to the thread.
    struct Inbox: Sendable {
        var arrivals: [Arrival] = []
        var woken: [UInt64] = []
        var isStopping = false
    }

    let limits: HTTPLimits
    private let epollFile: FileDescriptor
    let wakeUp: WakeUp
    private let inbox = Mutex(Inbox())
    private let thread = SystemThread()

    /// Nil when the process has no descriptors left.
    init?(limits: HTTPLimits) {
        guard let wakeUp = WakeUp() else { return nil }
        let epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
        guard epoll >= 0 else { return nil }
        epollFile = FileDescriptor(owning: epoll)
        self.wakeUp = wakeUp
        self.limits = limits
        var event = epoll_event()
        event.events = EPOLLIN.rawValue
        event.data.u64 = 0
        guard epoll_ctl(epoll, EPOLL_CTL_ADD, wakeUp.descriptor, &event) == 0 else { return nil }
    }

    /// The descriptor of the `epoll` set.
    var epoll: Int32 { epollFile.number }

    /// Takes a stream over; false once stopped.
    ///
    /// The thread starts with the first one; without a thread no stream is taken.
    func add(_ arrival: Arrival) -> Bool {
        guard !inbox.withLock({ $0.isStopping }), (try? thread.start { StreamRunner(self).run() }) != nil else {
            return false
        }
        let isTaken = inbox.withLock { inbox in
            if !inbox.isStopping { inbox.arrivals.append(arrival) }
            return !inbox.isStopping
        }
        if isTaken { wakeUp.signal() }
        return isTaken
    }

    /// Has a stream looked at; 0 is nobody's number.
    func wake(_ id: UInt64) {
        let isFirst = inbox.withLock { inbox in
            inbox.woken.append(id)
            return inbox.woken.count == 1
        }
        if isFirst { wakeUp.signal() }
    }

    /// What has come in since the last call.
    func take() -> Inbox {
        inbox.withLock { inbox in
            defer { inbox = Inbox(isStopping: inbox.isStopping) }
            return inbox
        }
    }

    /// Ends all streams and the thread, and waits for that.
    func stop() {
        inbox.withLock { $0.isStopping = true }
        wakeUp.signal()
        thread.join()
    }
}
