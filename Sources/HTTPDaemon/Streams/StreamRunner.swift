internal import CMicrohttpd
internal import Glibc
internal import SystemSupport

/// What the stream thread does, with the streams that it alone knows.
final class StreamRunner {
    private let loop: StreamLoop
    private var streams: [UInt64: SocketStream] = [:]
    private var blocked: Set<UInt64> = []
    private var lastID: UInt64 = 0
    private let stalledMilliseconds: UInt64

    init(_ loop: StreamLoop) {
        self.loop = loop
        stalledMilliseconds = UInt64(max(0, loop.limits.answerTime.millisecondsRoundedUp))
    }

    func run() {
        var events = [epoll_event](repeating: epoll_event(), count: 256)
        while true {
            let count = epoll_wait(loop.epoll, &events, Int32(events.count), timeout)
            for event in events.prefix(Int(max(count, 0))) { handle(event) }
            let inbox = loop.take()
            if inbox.isStopping { break }
            for arrival in inbox.arrivals { open(arrival) }
            for id in inbox.woken { pump(id) }
            if !blocked.isEmpty { closeStalled(now: MonotonicTime.milliseconds) }
        }
        for arrival in loop.take().arrivals { refuse(arrival) }
        for id in Array(streams.keys) { end(id, .answered) }
    }

    /// Looks at stalled streams eight times in their time, at least every second.
    private var timeout: Int32 {
        blocked.isEmpty || stalledMilliseconds == 0 ? -1 : Int32(min(max(stalledMilliseconds / 8, 20), 1_000))
    }

    private func handle(_ event: epoll_event) {
        let id = event.data.u64
        if id == 0 {
            loop.wakeUp.clear()
        } else if event.events & (EPOLLRDHUP.rawValue | EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0 {
            end(id, .answered)
        } else if blocked.contains(id) {
            pump(id)
        }
    }

    private func open(_ arrival: StreamLoop.Arrival) {
        lastID += 1
        let id = lastID
        let handle = HTTPStream(isCoalescing: true) { [loop] in loop.wake(id) }
        let stream = SocketStream(
            socket: arrival.socket,
            handle: handle,
            source: arrival.source,
            record: arrival.record
        )
        var event = epoll_event()
        event.events = EPOLLOUT.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue
        event.data.u64 = id
        guard epoll_ctl(loop.epoll, EPOLL_CTL_ADD, arrival.socket.descriptor, &event) == 0 else {
            return refuse(arrival)
        }
        streams[id] = stream
        stream.open()
        pump(id)
    }

    private func pump(_ id: UInt64) {
        guard let stream = streams[id] else { return }
        stream.handle.heard()
        switch stream.pump() {
        case .idle: blocked.remove(id)
        case .blocked: blocked.insert(id)
        case .over: end(id, .answered)
        }
    }

    private func closeStalled(now: UInt64) {
        guard stalledMilliseconds > 0 else { return }
        for id in blocked {
            guard let since = streams[id]?.blockedSince, now >= since + stalledMilliseconds else { continue }
            end(id, .aborted)
        }
    }

    /// Closing the socket takes it out of the epoll set: nobody else has it.
    private func end(_ id: UInt64, _ outcome: HTTPOutcome) {
        guard let stream = streams.removeValue(forKey: id) else { return }
        blocked.remove(id)
        stream.close()
        stream.record.report(outcome, stream.bytesSent)
    }

    /// For a stream that never opened.
    private func refuse(_ arrival: StreamLoop.Arrival) {
        arrival.record.report(.aborted, 0)
    }
}
