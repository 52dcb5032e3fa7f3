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

    private let descriptor: Int32
    private let buffer = Mutex(Buffer())
    private let droppedInAll = Atomic(0)
    private let bell = Semaphore()
    private let worker: Mutex<Worker?> = Mutex(nil)

    /// A writer to an open descriptor, which it does not close.
    init(descriptor: Int32) throws(ThreadError) {
        self.descriptor = descriptor
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
                put(Array("(\(dropped) log lines were dropped: whoever reads this log is too slow)\n".utf8))
            }
            guard bytes.isEmpty, dropped == 0 else { continue }
            if isClosed { return }
            bell.wait()
        }
    }

    /// Writes all bytes; when the descriptor is broken they are lost, for there is nowhere to say so.
    private func put(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&poller, 1, 1_000)
            } else if errno != EINTR {
                return
            }
        }
    }
}
