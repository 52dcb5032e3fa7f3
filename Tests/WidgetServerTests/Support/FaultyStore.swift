import Synchronization
import WidgetStore
import Widgets

/// A store that fails on demand, and is the real one otherwise.
final class FaultyStore: Store {
    /// What fails.
    struct Faults {
        /// Thrown by commits.
        var commit: StoreError?
        /// Thrown by whatever reads keys, links, accounts or counts.
        var reading: StoreError?
        /// Thrown by whatever changes sessions.
        var sessions: StoreError?
        /// Called before each commit, on the thread that commits.
        var beforeCommit: @Sendable () -> Void = {}
    }

    private let store: SQLiteStore
    private let faults = Mutex(Faults())
    private let batches = Mutex<[WidgetBatch]>([])

    init(_ store: SQLiteStore) {
        self.store = store
    }

    /// Changes what fails.
    func set(_ change: (inout sending Faults) -> Void) {
        faults.withLock { change(&$0) }
    }

    /// The batches that were committed.
    var committed: [WidgetBatch] {
        batches.withLock { $0 }
    }

    var schemaVersion: Int { store.schemaVersion }

    func commit(_ batch: WidgetBatch, meanwhile: @escaping @Sendable () -> Void) throws(StoreError) {
        faults.withLock { $0.beforeCommit }()
        if let error = faults.withLock({ $0.commit }) { throw error }
        try store.commit(batch, meanwhile: meanwhile)
        if !batch.isEmpty { batches.withLock { $0.append(batch) } }
    }

    func accounts() throws(StoreError) -> [Account] { try reading().accounts() }
    func createAccount(nickname: String?, at instant: Instant) throws(StoreError) -> Account {
        try store.createAccount(nickname: nickname, at: instant)
    }
    func createKey(_ key: NewKey) throws(StoreError) -> KeyRecord { try store.createKey(key) }
    func keys(account: AccountID?) throws(StoreError) -> [KeyRecord] { try reading().keys(account: account) }
    func revokeKey(_ id: KeyID, at instant: Instant) throws(StoreError) -> Bool {
        try store.revokeKey(id, at: instant)
    }
    func key(digest: SecretDigest) throws(StoreError) -> KeyRecord? { try reading().key(digest: digest) }
    func createLink(_ link: NewLink) throws(StoreError) -> LinkRecord { try store.createLink(link) }
    func links(account: AccountID?) throws(StoreError) -> [LinkRecord] { try reading().links(account: account) }
    func revokeLink(_ id: LinkID, at instant: Instant) throws(StoreError) -> Bool {
        try store.revokeLink(id, at: instant)
    }
    func link(digest: SecretDigest) throws(StoreError) -> LinkRecord? { try reading().link(digest: digest) }
    func createSession(_ session: NewSession, limit: Int) throws(StoreError) -> SessionRecord {
        try changing().createSession(session, limit: limit)
    }
    func session(digest: SecretDigest) throws(StoreError) -> SessionRecord? { try reading().session(digest: digest) }
    func useSession(_ id: SessionID, at instant: Instant) throws(StoreError) {
        try changing().useSession(id, at: instant)
    }
    func endSession(_ id: SessionID) throws(StoreError) -> Bool { try changing().endSession(id) }
    func endSessions(unusedSince instant: Instant) throws(StoreError) {
        try changing().endSessions(unusedSince: instant)
    }
    func accessGeneration() throws(StoreError) -> Int64 { try reading().accessGeneration() }
    func widgets() throws(StoreError) -> [StoredWidget] { try store.widgets() }
    func pushes(widget ordinal: Int64) throws(StoreError) -> [PushRecord] { try reading().pushes(widget: ordinal) }
    func usage(account: AccountID, month: String) throws(StoreError) -> Int64 {
        try reading().usage(account: account, month: month)
    }
    func close() throws(StoreError) { try store.close() }

    private func changing() throws(StoreError) -> SQLiteStore {
        if let error = faults.withLock({ $0.sessions }) { throw error }
        return store
    }

    private func reading() throws(StoreError) -> SQLiteStore {
        if let error = faults.withLock({ $0.reading }) { throw error }
        return store
    }
}
