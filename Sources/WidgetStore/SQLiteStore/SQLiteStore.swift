internal import Synchronization

/// The store in one SQLite file, `headway.db` in the data directory.
///
/// One connection writes and one reads, each behind a lock of its own, so that a lookup never waits for a sync. The file
/// is in WAL mode with `synchronous=FULL`: a write that returned survives a crash of the process and of the machine.
public final class SQLiteStore: Store {
    /// The version of the layout on disk.
    public let schemaVersion: Int

    let path: String
    // The reader stands first, so that it goes first where nobody called `close`.
    private let reader: Mutex<ReadSide?>
    private let writer: Mutex<WriteSide?>
    private let serveLock: Mutex<ServeLock?>

    /// A store over connections that are ready, which it then owns.
    init(
        path: String,
        schemaVersion: Int,
        writer: sending WriteSide,
        reader: sending ReadSide,
        lock: consuming ServeLock?
    ) {
        self.path = path
        self.schemaVersion = schemaVersion
        self.writer = Mutex(writer)
        self.reader = Mutex(reader)
        serveLock = Mutex(lock)
    }

    /// Makes all changes of the batch durable in one transaction, or none of them.
    public func commit(_ batch: WidgetBatch) throws(StoreError) {
        guard !batch.isEmpty else { return }
        try write { (side) throws(SQLiteFailure) in try side.apply(batch) }
    }

    /// The widgets of all accounts in the order of their creation.
    public func widgets() throws(StoreError) -> [StoredWidget] {
        try read { (side) throws(SQLiteFailure) in
            try Statement(WidgetRow.select, on: side.connection).all(WidgetRow.read)
        }
    }

    /// How many updates the account made in `month` ("YYYYMM"); 0 where nothing was counted.
    public func usage(account: AccountID, month: String) throws(StoreError) -> Int64 {
        try read { (side) throws(SQLiteFailure) in try side.usage(account, month) }
    }

    /// A number that changes whenever an account, a key or a link changes, whichever process changed it.
    public func accessGeneration() throws(StoreError) -> Int64 {
        try read { (side) throws(SQLiteFailure) in try side.accessGeneration() }
    }

    /// Waits for what is under way, then closes both connections and lets the lock go.
    ///
    /// The one that writes goes last: the last to close copies the log into the file and removes it, and only it can.
    public func close() throws(StoreError) {
        reader.withLock { $0 = nil }
        writer.withLock { $0 = nil }
        serveLock.withLock { $0 = nil }
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

    /// Runs `body` in one transaction on the connection that writes.
    func write<Value: Sendable>(
        _ body: @Sendable (WriteSide) throws(SQLiteFailure) -> Value
    ) throws(StoreError) -> Value {
        try writer.withLock { (side) throws(StoreError) -> Value in
            guard let side else { throw StoreError.closed }
            do throws(SQLiteFailure) {
                return try side.transaction(body)
            } catch {
                throw StoreError(error, in: path)
            }
        }
    }
}
