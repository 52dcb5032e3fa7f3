internal import Glibc
internal import Synchronization

/// Writes log lines to a descriptor on a thread of its own, so that a slow terminal never holds up a request.
///
/// What waits is bounded; lines beyond that are dropped, counted, and the count is logged once there is room.
final class LogWriter: Sendable {
    private struct Buffer {
        var bytes: [UInt8] = []
        var dropped = 0
        var isAwaited = false
        var isClosed = false

        mutating func takeAwaited() -> Bool {
            defer { isAwaited = false }
            return isAwaited
        }
    }

    /// The most bytes that wait to be written.
    private static let limit = 1 << 20

    /// How long lines gather before they are written, while there is traffic.
    private static let gatheringMicroseconds: UInt32 = 2_000

    /// The most bytes that are written at once: a pipe that has room for so many takes them without a wait (PIPE_BUF).
    private static let pieceSize = 4_096

    private let descriptor: Int32
    private let format: LogFormat
    private let buffer = Mutex(Buffer())
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
        let mustRing = buffer.withLock { buffer in
            guard buffer.bytes.count + line.count < LogWriter.limit, !buffer.isClosed else {
                buffer.dropped += 1
                return false
            }
            buffer.bytes.append(contentsOf: line)
            buffer.bytes.append(UInt8(ascii: "\n"))
            return buffer.takeAwaited()
        }
        if mustRing { bell.signal() }
    }

    /// Writes what waits and ends the thread.
    ///
    /// A reader that takes nothing for a second is not waited for.
    func close() {
        let mustRing = buffer.withLock { buffer in
            buffer.isClosed = true
            return buffer.takeAwaited()
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
        while true {
            let (bytes, dropped, isClosed) = buffer.withLock { buffer in
                let taken = (buffer.bytes, buffer.dropped, buffer.isClosed)
                buffer.bytes.removeAll(keepingCapacity: buffer.bytes.count < 65_536)
                buffer.dropped = 0
                buffer.isAwaited = taken.0.isEmpty && taken.1 == 0 && !taken.2
                return taken
            }
            put(bytes)
            if dropped > 0 {
                droppedInAll.wrappingAdd(dropped, ordering: .relaxed)
                put(notice(dropped: dropped))
            }
            if !bytes.isEmpty || dropped > 0 {
                // Lets lines gather while there is traffic: waking up for each one would cost more than the request.
                if !isClosed { usleep(LogWriter.gatheringMicroseconds) }
            } else if isClosed {
                return
            } else {
                bell.wait()
            }
        }
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
            if buffer.withLock({ $0.isClosed }) { return false }
        }
        return true
    }
}
