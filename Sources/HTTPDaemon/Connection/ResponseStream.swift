internal import CMicrohttpd
internal import SystemSupport

/// What MHD's content reader of a streaming answer does.
///
/// Plain HTTP: the first call, which comes when the headers are out, takes the socket away from MHD. TLS: the session is
/// MHD's, so the pieces go through it, and the connection is suspended while there are none. MHD holds the reader
/// with this object retained until the answer is destroyed; used on the poll thread.
final class ResponseStream {
    private enum State {
        case fresh
        case handedOver
        case open(StreamGate)
    }

    /// Bytes that MHD asks for at a time over TLS.
    static let blockBytes = 16_384

    private let connection: HTTPConnection
    private let source: any HTTPStreamSource
    private var state = State.fresh
    private var piece: SharedBytes?
    private var offset = 0

    init(_ connection: HTTPConnection, _ source: any HTTPStreamSource) {
        self.connection = connection
        self.source = source
    }

    deinit {
        guard case .open(let gate) = state else { return }
        gate.finish()
        connection.context.gates.remove(gate)
        source.closed()
    }

    /// Fills MHD's buffer (`MHD_ContentReaderCallback`).
    func read(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        switch state {
        case .fresh where !connection.context.isSecure:
            return handOver()
        case .fresh:
            let gate = StreamGate(connection.post)
            connection.context.gates.add(gate)
            state = .open(gate)
            source.opened(HTTPStream(isCoalescing: false) { gate.wake() })
            return fill(buffer, gate)
        case .handedOver:
            return Int(MHD_CONTENT_READER_END_OF_STREAM)
        case .open(let gate):
            return fill(buffer, gate)
        }
    }

    private func handOver() -> Int {
        let post = connection.post
        post.phase = ConnectionPhase(.waiting, since: MonotonicTime.milliseconds)
        // What is left of the connection for MHD ends at once, and no event tells it so.
        post.setTimeout(seconds: 1)
        post.suspend()
        // What MHD does next to the connection it does to a dummy, or, after a failure, to the client: it closes it.
        defer { post.resume() }
        state = .handedOver
        guard let socket = StreamSocket.taken(from: post) else { return 0 }
        let record = connection.handOver()
        let arrival = StreamLoop.Arrival(socket: socket, source: source, record: record)
        if !connection.context.streams.add(arrival) { record.report(.aborted, 0) }
        return 0
    }

    private func fill(_ buffer: UnsafeMutableRawBufferPointer, _ gate: StreamGate) -> Int {
        let post = connection.post
        while true {
            if connection.context.isDraining { return Int(MHD_CONTENT_READER_END_OF_STREAM) }
            if let piece {
                let count = min(buffer.count, piece.count - offset)
                buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: piece.storage[offset..<(offset + count)]))
                offset += count
                if offset == piece.count { self.piece = nil }
                connection.streamed(count)
                // Until MHD asks again the client has not read this: the reaper counts.
                post.phase = ConnectionPhase(.answering, since: MonotonicTime.milliseconds)
                return count
            }
            switch source.next() {
            case .send(let bytes):
                piece = bytes
                offset = 0
            case .wait:
                post.phase = ConnectionPhase(.waiting, since: MonotonicTime.milliseconds)
                if gate.sleep() { return 0 }
            case .end:
                return Int(MHD_CONTENT_READER_END_OF_STREAM)
            }
        }
    }
}
