internal import Glibc
internal import Synchronization

/// Writes log lines to a descriptor on a thread of its own, so that a slow terminal never holds up a request.
///
/// What waits is bounded; lines beyond that are dropped, counted, and the count is logged once there is room.
final class LogWriter: Sendable {
    /// How long lines gather before they are written, while there is traffic.
    private static let gatheringMicroseconds: UInt32 = 2_000

    /// The most bytes that are written at once: a pipe that has room for so many takes them without a wait (PIPE_BUF).
    private static let pieceSize = 4_096

    private let descriptor: Int32
    private let format: LogFormat
    private let queue = Mutex(LogQueue())
    private let droppedInAll = Atomic(0)
    private let bell = Semaphore()
    private let worker: Mutex<Worker?> = Mutex(nil)

    /// A writer to an open descriptor, which it does not close.
    ///
    /// - Parameters:
    ///   - descriptor: Where lines go.
    ///   - format: How the line about dropped lines is written.
    /// - Throws: `ThreadError` when the system has no thread left.
    init(descriptor: Int32, format: LogFormat) throws(ThreadError) {
        self.descriptor = descriptor
        self.format = format
        let worker = Worker { [self] in run() }
        try worker.start()
        self.worker.withLock { $0 = worker }
    }

    /// Lines dropped so far because the reader of the log was too slow.
    var droppedLines: Int {
        droppedInAll.load(ordering: .relaxed)
    }

    /// Adds a line, without its line feed.
    func write(_ line: [UInt8]) {
        add(.line(line))
    }

    /// Adds the line of a request; it is put together on the thread that writes.
    func write(_ record: RequestRecord) {
        add(.request(record))
    }

    private func add(_ entry: LogQueue.Entry) {
        let mustRing = queue.withLock { queue in
            queue.add(entry)
            return queue.takeAwaited()
        }
        if mustRing { bell.signal() }
    }

    /// Writes what waits and ends the thread.
    ///
    /// A reader that takes nothing for a second is not waited for.
    func close() {
        let mustRing = queue.withLock { queue in
            queue.isClosed = true
            return queue.takeAwaited()
        }
        if mustRing { bell.signal() }
        let ending = worker.withLock { worker in
            defer { worker = nil }
            return worker
        }
        ending?.join()
    }

    private func run() {
        ignoreBrokenPipe()
        var entries: [LogQueue.Entry] = []
        var bytes: [UInt8] = []
        while true {
            let (dropped, isClosed) = queue.withLock { queue in
                queue.isAwaited = queue.isEmpty && !queue.isClosed
                return (queue.take(into: &entries), queue.isClosed)
            }
            let isEmpty = entries.isEmpty && dropped == 0
            for entry in entries { append(entry, to: &bytes) }
            put(bytes)
            // After a burst its memory is given back.
            entries.removeAll(keepingCapacity: entries.count < 4_096)
            bytes.removeAll(keepingCapacity: bytes.count < 65_536)
            if dropped > 0 {
                droppedInAll.wrappingAdd(dropped, ordering: .relaxed)
                put(notice(dropped: dropped))
            }
            if !isEmpty {
                // Lets lines gather while there is traffic: waking up for each one would cost more than the request.
                if !isClosed { usleep(LogWriter.gatheringMicroseconds) }
            } else if isClosed {
                return
            } else {
                bell.wait()
            }
        }
    }

    private func append(_ entry: LogQueue.Entry, to bytes: inout [UInt8]) {
        switch entry {
        case .line(let line): bytes.append(contentsOf: line)
        case .request(let record): bytes.append(contentsOf: record.line(format))
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// A reader that has gone away must not end the process: here SIGPIPE stays blocked, and `write` says EPIPE.
    private func ignoreBrokenPipe() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        // Fails only for a way to combine masks that does not exist.
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    private func notice(dropped: Int) -> [UInt8] {
        let sentence = "\(dropped) log lines were dropped: whoever reads this log is too slow"
        return switch format {
        case .text: Array("(\(sentence))\n".utf8)
        case .json: Array("{\"message\":\"\(sentence)\",\"level\":\"warning\"}\n".utf8)
        }
    }

    /// Writes all bytes; when the descriptor is broken they are lost, for there is nowhere to say so.
    private func put(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty, hasRoom() {
            let piece = rest.prefix(LogWriter.pieceSize)
            let count = piece.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EAGAIN && errno != EINTR {
                return
            }
        }
    }

    /// Waits until the descriptor takes bytes; false when the writer is to end and there is no room for a second.
    private func hasRoom() -> Bool {
        var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        while poll(&poller, 1, 1_000) <= 0 {
            if queue.withLock({ $0.isClosed }) { return false }
        }
        return true
    }
}
