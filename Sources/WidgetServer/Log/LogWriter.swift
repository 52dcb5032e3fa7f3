internal import Glibc
internal import Synchronization
internal import SystemSupport

/// Writes log lines to a descriptor on a thread of its own, so that a slow terminal never holds up a request.
///
/// What waits is bounded; lines beyond that are dropped, and so are those that cannot be written (a full disk). They are
/// counted, and the count is logged once there is room.
final class LogWriter: Sendable {
    /// The time that lines gather before they are written, during traffic, in the microseconds of `usleep`.
    private static let gathering: UInt32 = 2_000

    private let descriptor: Int32
    private let format: LogFormat
    private let queue = Mutex(LogQueue())
    private let droppedInAll = Atomic(0)
    private let bell = Semaphore()
    private let thread = SystemThread()

    /// A writer to an open descriptor, which it does not close.
    ///
    /// - Parameters:
    ///   - descriptor: Where lines go.
    ///   - format: How the line about dropped lines is written.
    /// - Throws: `ThreadError` when the system has no thread left.
    init(descriptor: Int32, format: LogFormat) throws(ThreadError) {
        self.descriptor = descriptor
        self.format = format
        try thread.start { [self] in run() }
    }

    /// Lines dropped so far because the reader of the log was too slow, or because they could not be written.
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
        thread.join()
    }

    private func run() {
        ignoreBrokenPipe()
        var entries: [LogQueue.Entry] = []
        var bytes: [UInt8] = []
        // What the log has not been told of yet.
        var lost = 0
        var output = LogOutput(descriptor)
        let mayWait = { [self] in !queue.withLock { $0.isClosed } }
        while true {
            let (dropped, isClosed) = queue.withLock { queue in
                queue.isAwaited = queue.isEmpty && !queue.isClosed
                return (queue.take(into: &entries), queue.isClosed)
            }
            let isEmpty = entries.isEmpty && dropped == 0
            for entry in entries { append(entry, to: &bytes) }
            let newlyLost = dropped + output.put(bytes, mayWait: mayWait)
            // After a burst its memory is given back.
            entries.removeAll(keepingCapacity: entries.count < 4_096)
            bytes.removeAll(keepingCapacity: bytes.count < 65_536)
            lost += newlyLost
            droppedInAll.wrappingAdd(newlyLost, ordering: .relaxed)
            if lost > 0, output.put(notice(dropped: lost), mayWait: mayWait) == 0 { lost = 0 }
            if !isEmpty {
                // Lets lines gather while there is traffic: waking up for each one would cost more than the request.
                if !isClosed { usleep(LogWriter.gathering) }
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
        let sentence = "\(dropped) log lines were dropped: this log was read too slowly, or there was no room for it"
        return switch format {
        case .text: Array("(\(sentence))\n".utf8)
        case .json: Array("{\"message\":\"\(sentence)\",\"level\":\"warning\"}\n".utf8)
        }
    }
}
