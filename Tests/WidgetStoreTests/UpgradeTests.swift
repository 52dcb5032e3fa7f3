import Testing
import Widgets

@testable import WidgetStore

@Suite("Upgrades of the layout")
struct UpgradeTests {
    private let directory: TemporaryDirectory
    private let next = Migration(
        version: 2,
        sql: "ALTER TABLE widgets ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0; UPDATE widgets SET pinned = 1"
    )

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func open(
        _ migrations: [Migration],
        _ purpose: SQLiteStoreOptions.Purpose = .serve
    ) throws -> SQLiteStore {
        let options = SQLiteStoreOptions(purpose: purpose)
        return try SQLiteStore.open(directory: directory.path, options: options, migrations: migrations)
    }

    private func makeVersion1() throws -> [StoredWidget] {
        let store = try open(Schema.migrations)
        let account = try store.createAccount(nickname: "Home", at: Samples.start).id
        try store.commit(WidgetBatch(changes: [.put(Samples.widget("w", in: account, ordinal: 1))]))
        let widgets = try store.widgets()
        try store.close()
        return widgets
    }

    @Test func anUpgradeKeepsWhatIsThere() throws {
        let widgets = try makeVersion1()
        let store = try open(Schema.migrations + [next])
        #expect(store.schemaVersion == 2)
        #expect(try store.widgets() == widgets)
        try store.close()
        let connection = try Connection(path: directory.storePath, access: .read, busyMilliseconds: 0)
        #expect(try connection.integer("SELECT sum(pinned) FROM widgets") == 1)
        #expect(try connection.integer("PRAGMA user_version") == 2)
    }

    @Test func aStepThatFailsLeavesTheVersionBefore() throws {
        let widgets = try makeVersion1()
        let broken = Migration(version: 2, sql: next.sql + "; INSERT INTO nowhere VALUES (1)")
        #expect(throws: StoreError.self) { try open(Schema.migrations + [broken]) }
        let store = try open(Schema.migrations)
        #expect(try store.widgets() == widgets)
        try store.close()
        #expect(try open(Schema.migrations + [next]).widgets() == widgets)
    }

    @Test func stepsRunOnceOnly() throws {
        _ = try makeVersion1()
        try open(Schema.migrations + [next]).close()
        try open(Schema.migrations + [next]).close()
    }

    @Test func aStepThatAnotherProcessMadeMeanwhileIsLeftOut() throws {
        _ = try makeVersion1()
        let connection = try Connection(path: directory.storePath, access: .readWrite, busyMilliseconds: 0)
        let step = try #require(Schema.migrations.first)
        #expect(try !Migrator(migrations: [step]).apply(step, on: connection))
        #expect(!connection.isInTransaction)
    }

    @Test func refusesAStoreFromANewerVersion() throws {
        _ = try makeVersion1()
        try open(Schema.migrations + [next]).close()
        let before = try directory.contents()
        let error = #expect(throws: StoreError.self) { try directory.open() }
        #expect(error?.kind == .newerVersion(found: 2, supported: 1))
        #expect(error?.description.contains("version 2") == true)
        #expect(error?.description.contains("version 1") == true)
        #expect(try directory.contents() == before)
    }

    @Test func refusesANewerVersionThatOnlyTheLogKnows() throws {
        _ = try makeVersion1()
        try leaveVersion9InTheLog()
        let file = try #require(directory.bytes("headway.db"))
        let log = try #require(directory.bytes("headway.db-wal"))
        #expect(!log.isEmpty)
        let error = #expect(throws: StoreError.self) { try directory.open() }
        #expect(error?.kind == .newerVersion(found: 9, supported: 1))
        #expect(directory.bytes("headway.db") == file)
        #expect(directory.bytes("headway.db-wal") == log)
    }

    /// As a newer program does that is killed after its upgrade.
    private func leaveVersion9InTheLog() throws {
        let newer = try Connection(path: directory.storePath, access: .readWrite, busyMilliseconds: 0)
        try newer.setCheckpointOnClose(false)
        try newer.execute("PRAGMA user_version = 9")
    }

    @Test func theCommandLineDoesNotUpgradeUnderARunningServer() throws {
        let server = try open(Schema.migrations)
        let error = #expect(throws: StoreError.self) { try open(Schema.migrations + [next], .administer) }
        guard case .heldByServer = error?.kind else {
            Issue.record("unexpected \(String(describing: error))")
            return
        }
        try server.close()
        #expect(try open(Schema.migrations + [next], .administer).schemaVersion == 2)
    }

    @Test func theReleasedStepsCountUpFromOne() {
        #expect(Schema.migrations.map(\.version) == Array(1...Schema.migrations.count))
    }
}
