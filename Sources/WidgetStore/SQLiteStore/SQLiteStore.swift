internal import Glibc
internal import Synchronization
internal import SystemSupport

/// The store in one SQLite file, `headway.db` in the data directory.
///
/// One connection writes and one reads, each behind a lock of its own, so that a lookup never waits for a sync. The file
/// is in WAL mode with `synchronous=FULL`: a write that returned survives a crash of the process and of the machine.
public final class SQLiteStore: Store {
    /// The version of the layout on disk.
    public let schemaVersion: Int

    /// Whether the file was there and empty, so that this store begins anew.
    ///
    /// So it is after a first start that was killed, and after something cut a store to nothing; nothing tells them apart.
    public let wasEmpty: Bool

    /// The file of the store.
    public let path: String
    // The reader stands first, so that it goes first where nobody called `close`.
    private let reader: Mutex<ReadSide?>
    private let writer: Mutex<WriteSide?>
    private let signalPath: String
    // It stands before the lock, so that it goes first; nil where this process does not serve.
    private let signal: Mutex<AccessSignal?>
    private let serveLock: Mutex<ServeLock?>
    // Last of all: while it is held nobody puts another file in the store's place.
    private let use: Mutex<DirectoryLock?>
    private let lease = Mutex(AccessLease())
    private let uptime: @Sendable () -> UInt64

    /// A store over connections that are ready, which it then owns.
    init(
        path: String,
        signalPath: String,
        schemaVersion: Int,
        wasEmpty: Bool,
        writer: sending WriteSide,
        reader: sending ReadSide,
        lock: consuming ServeLock?,
        use: consuming DirectoryLock?,
        uptime: @escaping @Sendable () -> UInt64
    ) {
        self.path = path
        self.schemaVersion = schemaVersion
        self.wasEmpty = wasEmpty
        self.writer = Mutex(writer)
        self.reader = Mutex(reader)
        self.signalPath = signalPath
        signal = Mutex(lock == nil ? nil : AccessSignal(path: signalPath))
        serveLock = Mutex(lock)
        self.use = Mutex(use)
        self.uptime = uptime
    }

    /// Makes all changes of the batch durable in one transaction, or none of them.
    public func commit(_ batch: WidgetBatch, meanwhile: @escaping @Sendable () -> Void) throws(StoreError) {
        guard !batch.isEmpty else { return meanwhile() }
        try written { (side) throws(SQLiteFailure) in try side.commit(batch, meanwhile: meanwhile) }
    }

    /// The widgets of all accounts in the order of their creation.
    public func widgets() throws(StoreError) -> [StoredWidget] {
        try read { (side) throws(SQLiteFailure) in
            try Statement(WidgetRow.select, on: side.connection).all(WidgetRow.read)
        }
    }

    /// The pushes in the history of a widget, the newest first.
    public func pushes(widget ordinal: Int64) throws(StoreError) -> [PushRecord] {
        try read { (side) throws(SQLiteFailure) in
            let select = try Statement(PushRow.select, on: side.connection)
            try select.bind(1, ordinal)
            try select.bind(2, Int64(PushRecord.countLimit))
            return try select.all(PushRow.read)
        }
    }

    /// How many updates the account made in `month` ("YYYYMM"); 0 where nothing was counted.
    public func usage(account: AccountID, month: String) throws(StoreError) -> Int64 {
        try read { (side) throws(SQLiteFailure) in try side.usage(account, month) }
    }

    /// A number that changes whenever an account, a key, a link or a session changes, whichever process changed it.
    ///
    /// Between changes it comes from memory, and at least once a second from the file.
    public func accessGeneration() throws(StoreError) -> Int64 {
        // Looked at first: what is committed after this moves it, and the next call sees that.
        guard let moved = signal.withLock({ $0?.value }) else { return try storedGeneration() }
        let now = uptime()
        if let known = lease.withLock({ $0.generation(signal: moved, now: now) }) { return known }
        let generation = try storedGeneration()
        lease.withLock { $0.renew(generation, signal: moved, now: now) }
        return generation
    }

    private func storedGeneration() throws(StoreError) -> Int64 {
        try read { (side) throws(SQLiteFailure) in try side.accessGeneration() }
    }

    /// Waits for what is under way, then closes both connections and lets the lock go.
    ///
    /// The one that writes goes last: the last to close copies the log into the file and removes it, and only it can.
    public func close() throws(StoreError) {
        reader.withLock { $0 = nil }
        writer.withLock { $0 = nil }
        signal.withLock { $0 = nil }
        serveLock.withLock { $0 = nil }
        use.withLock { $0 = nil }
    }

    /// Runs `body` on the connection that reads.
    func read<Value: Sendable>(
        _ body: @Sendable (ReadSide) throws(SQLiteFailure) -> Value
    ) throws(StoreError) -> Value {
        try reader.withLock { (side) throws(StoreError) -> Value in
            guard let side else { throw StoreError.closed }
            do throws(SQLiteFailure) {
                return try body(side)
            } catch {
                throw StoreError(error, in: path)
            }
        }
    }

    /// Changes accounts, keys, links or sessions in one transaction, and tells the server on this directory before it returns.
    func write<Value: Sendable>(
        _ body: @Sendable (WriteSide) throws(SQLiteFailure) -> Value
    ) throws(StoreError) -> Value {
        let value = try transaction(body)
        let isTold = signal.withLock { signal in
            signal?.move()
            return signal != nil
        }
        // A server that cannot be told finds out by itself, and whoever waits for us may rely on it having done so.
        if !isTold, !AccessSignal.move(path: signalPath) { usleep(UInt32(AccessLease.milliseconds) * 1_000) }
        return value
    }

    /// Runs `body` in one transaction on the connection that writes.
    private func transaction<Value: Sendable>(
        _ body: @Sendable (WriteSide) throws(SQLiteFailure) -> Value
    ) throws(StoreError) -> Value {
        try written { (side) throws(SQLiteFailure) in try side.transaction(body) }
    }

    /// Runs `body`, which sees to its transactions itself, on the connection that writes.
    private func written<Value: Sendable>(
        _ body: @Sendable (WriteSide) throws(SQLiteFailure) -> Value
    ) throws(StoreError) -> Value {
        try writer.withLock { (side) throws(StoreError) -> Value in
            guard let side else { throw StoreError.closed }
            if let fault = side.fileFault(now: uptime()) { throw StoreError(fault) }
            do throws(SQLiteFailure) {
                return try body(side)
            } catch {
                throw StoreError(error, in: path)
            }
        }
    }

    /// Milliseconds since the machine was started.
    static var uptimeMilliseconds: UInt64 {
        MonotonicTime.milliseconds
    }
}
