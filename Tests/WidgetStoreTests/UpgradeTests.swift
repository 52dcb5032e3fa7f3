import Testing
import Widgets

@testable import WidgetStore

@Suite("Upgrades of the layout")
struct UpgradeTests {
    private let directory: TemporaryDirectory
    private let newest = Schema.migrations.count
    private let next = Migration(
        version: Schema.migrations.count + 1,
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

    private func makeNewest() throws -> [StoredWidget] {
        let store = try open(Schema.migrations)
        let account = try store.createAccount(nickname: "Home", at: Samples.start).id
        try store.commit(WidgetBatch(changes: [.put(Samples.widget("w", in: account, ordinal: 1))]))
        let widgets = try store.widgets()
        try store.close()
        return widgets
    }

    @Test func anUpgradeKeepsWhatIsThere() throws {
        let widgets = try makeNewest()
        let store = try open(Schema.migrations + [next])
        #expect(store.schemaVersion == newest + 1)
        #expect(try store.widgets() == widgets)
        try store.close()
        let connection = try SQLiteConnection(path: directory.storePath, access: .read, busyMilliseconds: 0)
        #expect(try connection.integer("SELECT sum(pinned) FROM widgets") == 1)
        #expect(try connection.integer("PRAGMA user_version") == Int64(newest + 1))
    }

    @Test func aStepThatFailsLeavesTheVersionBefore() throws {
        let widgets = try makeNewest()
        let broken = Migration(version: newest + 1, sql: next.sql + "; INSERT INTO nowhere VALUES (1)")
        #expect(throws: StoreError.self) { try open(Schema.migrations + [broken]) }
        let store = try open(Schema.migrations)
        #expect(try store.widgets() == widgets)
        try store.close()
        #expect(try open(Schema.migrations + [next]).widgets() == widgets)
    }

    @Test func stepsRunOnceOnly() throws {
        _ = try makeNewest()
        try open(Schema.migrations + [next]).close()
        try open(Schema.migrations + [next]).close()
    }

    @Test func aStepThatAnotherProcessMadeMeanwhileIsLeftOut() throws {
        _ = try makeNewest()
        let connection = try SQLiteConnection(path: directory.storePath, access: .readWrite, busyMilliseconds: 0)
        let step = try #require(Schema.migrations.first)
        #expect(try !Migrator(migrations: [step]).apply(step, on: connection))
        #expect(!connection.isInTransaction)
    }

    @Test func refusesAStoreFromANewerVersion() throws {
        _ = try makeNewest()
        try open(Schema.migrations + [next]).close()
        let before = try directory.contents()
        let error = #expect(throws: StoreError.self) { try directory.open() }
        #expect(error?.kind == .newerVersion(found: newest + 1, supported: newest))
        #expect(error?.description.contains("version \(newest + 1)") == true)
        #expect(error?.description.contains("version \(newest)") == true)
        #expect(try directory.contents() == before)
    }

    @Test func refusesANewerVersionThatOnlyTheLogKnows() throws {
        _ = try makeNewest()
        try leaveVersion99InTheLog()
        let file = try #require(directory.bytes("headway.db"))
        let log = try #require(directory.bytes("headway.db-wal"))
        #expect(!log.isEmpty)
        let error = #expect(throws: StoreError.self) { try directory.open() }
        #expect(error?.kind == .newerVersion(found: 99, supported: newest))
        #expect(directory.bytes("headway.db") == file)
        #expect(directory.bytes("headway.db-wal") == log)
    }

    /// As a newer program does that is killed after its upgrade.
    private func leaveVersion99InTheLog() throws {
        let newer = try SQLiteConnection(path: directory.storePath, access: .readWrite, busyMilliseconds: 0)
        try newer.setCheckpointOnClose(false)
        try newer.execute("PRAGMA user_version = 99")
    }

    @Test func theCommandLineDoesNotUpgradeUnderARunningServer() throws {
        let server = try open(Schema.migrations)
        let error = #expect(throws: StoreError.self) { try open(Schema.migrations + [next], .administer) }
        guard case .heldByServer = error?.kind else {
            Issue.record("unexpected \(String(describing: error))")
            return
        }
        try server.close()
        #expect(try open(Schema.migrations + [next], .administer).schemaVersion == newest + 1)
    }

    @Test(arguments: 1..<Schema.migrations.count)
    func whatAnOlderProgramWroteIsThere(version: Int) throws {
        try directory.write([], to: "headway.db")
        do {
            let old = try SQLiteConnection(path: directory.storePath, access: .readWrite, busyMilliseconds: 0)
            #expect(try Migrator(migrations: Array(Schema.migrations.prefix(version))).run(on: old))
            try old.execute("INSERT INTO accounts(nickname, public_id, created_at) VALUES ('Home', 'x', 1)")
            try old.execute("INSERT INTO keys VALUES (7, 1, 'laptop', randomblob(32), 1, '', 1, NULL)")
            try old.execute("INSERT INTO widgets VALUES (3, 1, 'w', 'W', '{}', 1, 2, NULL, NULL)")
        }
        let store = try directory.open()
        #expect(store.schemaVersion == newest)
        #expect(try store.widgets().map(\.slug) == ["w"])
        #expect(try store.keys(account: nil).map(\.name) == ["laptop"])
        let session = NewSession(key: KeyID(rawValue: 7), digest: SecretDigest(of: "s"), createdAt: Samples.start)
        #expect(try store.createSession(session, limit: 1).key.name == "laptop")
    }

    @Test func theReleasedStepsCountUpFromOne() {
        #expect(Schema.migrations.map(\.version) == Array(1...Schema.migrations.count))
    }
}
