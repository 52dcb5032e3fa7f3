import Glibc
import Testing
import Widgets

@testable import WidgetStore

@Suite("Restores")
struct RestoreTests {
    private let directory: TemporaryDirectory
    private let elsewhere: TemporaryDirectory
    private let backup: String

    init() throws {
        directory = try TemporaryDirectory()
        elsewhere = try TemporaryDirectory()
        backup = elsewhere.path + "/backup.db"
    }

    private func makeStore(_ slugs: String..., isKilled: Bool = false) throws {
        let store = try directory.open()
        let account = try store.accounts().first ?? store.createAccount(nickname: nil, at: Samples.start)
        let first = Int64(try store.widgets().count) + 1
        let widgets = slugs.enumerated().map {
            Samples.widget($0.element, in: account.id, ordinal: first + Int64($0.offset))
        }
        try store.commit(WidgetBatch(changes: widgets.map { .put($0) }))
        try store.close()
    }

    private func makeBackup(_ slugs: String...) throws {
        for slug in slugs { try makeStore(slug) }
        _ = try SQLiteStore.backUp(directory: directory.path, to: backup, replaces: true)
    }

    private func restore(_ path: String? = nil) throws(StoreError) -> RestoreReport {
        try SQLiteStore.restore(directory: directory.path, from: .file(path ?? backup), now: Samples.start)
    }

    private func slugs(_ directory: String? = nil) throws -> [String] {
        let options = SQLiteStoreOptions(purpose: .serve)
        let store = try SQLiteStore.open(directory: directory ?? self.directory.path, options: options)
        defer { try? store.close() }
        return try store.widgets().map(\.slug)
    }

    /// Expects a refusal that says `part`, names the file, and leaves every file in the data directory as it was.
    private func expectRefusal(
        _ kind: StoreError.Kind,
        saying part: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try directory.contents()
        let file = elsewhere.bytes("backup.db")
        let error = #expect(throws: StoreError.self, sourceLocation: sourceLocation) { try restore() }
        #expect(error?.kind == kind, sourceLocation: sourceLocation)
        #expect(error?.description.contains(part) == true, "\(error as Any)", sourceLocation: sourceLocation)
        #expect(error?.description.contains(backup) == true, "\(error as Any)", sourceLocation: sourceLocation)
        #expect(error?.description.contains("restore.") == false, "\(error as Any)", sourceLocation: sourceLocation)
        #expect(try directory.contents() == before, sourceLocation: sourceLocation)
        #expect(elsewhere.bytes("backup.db") == file, sourceLocation: sourceLocation)
    }

    @Test func bringBackWhatWasThere() throws {
        try makeBackup("a", "b")
        try makeStore("c")
        let report = try restore()
        #expect(report.summary.widgets == 2)
        #expect(report.oldFault == nil)
        #expect(try slugs() == ["a", "b"])
        #expect(try directory.mode("headway.db") == 0o600)
        let aside = try #require(report.keptAside)
        #expect(aside == directory.storePath + ".before-20231114T221320Z")
        #expect(try directory.names() == ["headway.db", "headway.db.before-20231114T221320Z", "headway.lock"])
    }

    @Test func keepTheOldStoreWhole() throws {
        try makeBackup("a")
        try makeStore("b")
        let aside = try #require(try restore().keptAside)
        #expect(try restore(aside).keptAside == aside + "-2")
        #expect(try slugs() == ["a", "b"])
    }

    @Test func keepWhatAKilledServerLeftInItsLog() throws {
        try makeBackup("a")
        do {
            let killed = try SQLiteConnection(path: directory.storePath, access: .readWrite, busyMilliseconds: 0)
            try killed.setCheckpointOnClose(false)
            try killed.execute("UPDATE widgets SET slug = 'late'")
        }
        let aside = try #require(try restore().keptAside)
        #expect(try slugs() == ["a"])
        _ = try restore(aside)
        #expect(try slugs() == ["late"])
    }

    @Test func workWhereThereIsNoStoreYet() throws {
        try makeBackup("a")
        let fresh = directory.path + "/new/place"
        let report = try SQLiteStore.restore(directory: fresh, from: .file(backup), now: Samples.start)
        #expect(report.keptAside == nil)
        #expect(try slugs(fresh) == ["a"])
    }

    @Test(arguments: 1..<Schema.migrations.count)
    func bringABackupOfAnOlderVersionUpToDate(version: Int) throws {
        try elsewhere.write([], to: "backup.db")
        do {
            let old = try SQLiteConnection(path: backup, access: .readWrite, busyMilliseconds: 0)
            #expect(try Migrator(migrations: Array(Schema.migrations.prefix(version))).run(on: old))
            try old.execute("INSERT INTO accounts(nickname, public_id, created_at) VALUES ('Home', 'x', 1)")
            try old.execute("INSERT INTO widgets VALUES (3, 1, 'w', 'W', '{}', 1, 2, NULL, NULL)")
        }
        let before = elsewhere.bytes("backup.db")
        #expect(try restore().summary.widgets == 1)
        #expect(try slugs() == ["w"])
        #expect(try StoreFile.header(of: directory.storePath)?.userVersion == Schema.newestVersion)
        #expect(elsewhere.bytes("backup.db") == before)
    }

    @Test func refuseAFileThatWasCutShort() throws {
        try makeBackup("a")
        let bytes = try #require(elsewhere.bytes("backup.db"))
        for count in stride(from: 100, to: bytes.count, by: 4_096) {
            try elsewhere.write(Array(bytes[..<count]), to: "backup.db")
            try expectRefusal(.damaged, saying: "has \(count) bytes where its header promises \(bytes.count)")
        }
        try elsewhere.write(Array(bytes[..<10]), to: "backup.db")
        try expectRefusal(.notAStore, saying: "not a SQLite file")
        try elsewhere.write([], to: "backup.db")
        try expectRefusal(.notAStore, saying: "is empty")
    }

    @Test func refuseAFileWithAPageThatWasOverwritten() throws {
        try makeBackup("a")
        let bytes = try #require(elsewhere.bytes("backup.db"))
        for page in 1..<(bytes.count / 4_096) {
            try elsewhere.write(bytes, to: "backup.db")
            try elsewhere.write([UInt8](repeating: 0xA5, count: 4_096), to: "backup.db", at: page * 4_096)
            try expectRefusal(.damaged, saying: "is damaged")
        }
    }

    @Test func refuseAFileOfAnotherApplication() throws {
        try makeStore("a")
        try elsewhere.write(Array(repeating: 7, count: 8_192), to: "backup.db")
        try expectRefusal(.notAStore, saying: "is no Headway backup")
        try elsewhere.write([], to: "backup.db")
        let connection = try SQLiteConnection(path: backup, access: .readWrite, busyMilliseconds: 0)
        try connection.execute("CREATE TABLE notes(text TEXT)")
        try expectRefusal(.notAStore, saying: "another application")
    }

    @Test func refuseAFileOfANewerVersion() throws {
        try makeBackup("a")
        do {
            let connection = try SQLiteConnection(path: backup, access: .readWrite, busyMilliseconds: 0)
            try connection.execute("PRAGMA user_version = 99")
        }
        let newest = Schema.newestVersion
        try expectRefusal(.newerVersion(found: 99, supported: newest), saying: "has version 99, made by a newer")
    }

    @Test func refuseAStoreThatLacksATable() throws {
        try makeBackup("a")
        do {
            let connection = try SQLiteConnection(path: backup, access: .readWrite, busyMilliseconds: 0)
            try connection.execute("DROP TABLE pushes")
        }
        let before = try directory.contents()
        #expect(throws: StoreError.self) { try restore() }
        #expect(try directory.contents() == before)
    }

    @Test func refuseAStoreThatIsInUse() throws {
        try makeBackup("a")
        try elsewhere.write([1, 2, 3], to: "backup.db-wal")
        try expectRefusal(.notAStore, saying: "part of it is in \(backup)-wal")
    }

    @Test(arguments: ["/dev/null", "/dev", "/nowhere", ""])
    func refuseWhatIsNoFile(path: String) throws {
        try makeStore("a")
        let before = try directory.contents()
        #expect(throws: StoreError.self) { try restore(path) }
        #expect(try directory.contents() == before)
    }

    @Test func leaveARunningServerAlone() throws {
        try makeBackup("a")
        let server = try directory.open()
        let error = #expect(throws: StoreError.self) { try restore() }
        #expect(error?.kind == .heldByServer(pid: getpid()))
        #expect(error?.description.contains("Stop it first") == true)
        #expect(try server.widgets().map(\.slug) == ["a"])
        #expect(!(try directory.names().contains { $0.hasPrefix("restore.") }))
    }

    @Test func keepOthersOutMeanwhile() throws {
        try makeStore("a")
        let lock = try DirectoryLock.exclusive(directory.path)
        for purpose in [SQLiteStoreOptions.Purpose.serve, .administer] {
            let error = #expect(throws: StoreError.self) { try directory.open(purpose) }
            #expect(error?.kind == .unavailable(.busy))
        }
        withExtendedLifetime(lock) {}
    }

    @Test(arguments: [false, true])
    func replaceAStoreThatCannotBeRead(hasLog: Bool) throws {
        try makeBackup("a")
        let junk = [UInt8](repeating: 7, count: 8_192)
        try directory.write(junk, to: "headway.db")
        if hasLog { try directory.write([4, 5, 6], to: "headway.db-wal") }
        let report = try restore()
        #expect(report.oldFault?.contains("not a SQLite file") == true)
        #expect(try slugs() == ["a"])
        let name = "headway.db.before-20231114T221320Z"
        #expect(directory.bytes(name) == junk)
        #expect(directory.bytes(name + "-wal") == (hasLog ? [4, 5, 6] : nil))
        #expect(directory.bytes("headway.db-wal") == nil)
    }

    @Test func replaceAStoreOfANewerVersion() throws {
        try makeBackup("a")
        do {
            let newer = try SQLiteConnection(path: directory.storePath, access: .readWrite, busyMilliseconds: 0)
            try newer.setCheckpointOnClose(false)
            try newer.execute("PRAGMA user_version = 99; UPDATE widgets SET slug = 'newer'")
        }
        let log = try #require(directory.bytes("headway.db-wal"))
        let report = try restore()
        #expect(report.oldFault?.contains("newer Headway") == true)
        #expect(directory.bytes("headway.db.before-20231114T221320Z-wal") == log)
        #expect(try slugs() == ["a"])
    }

    @Test func clearAwayWhatAKilledOneLeft() throws {
        try makeBackup("a")
        #expect(mkdir(directory.path + "/restore.Abc123", 0o700) == 0)
        try directory.write([1], to: "restore.Abc123/headway.db")
        let second = directory.storePath + ".before-20200101T000000Z"
        #expect(link(directory.storePath, second) == 0)
        _ = try restore()
        #expect(try directory.names() == ["headway.db", "headway.db.before-20231114T221320Z", "headway.lock"])
    }

    @Test(.enabled(if: getuid() == 0, "only root has files of others"))
    func leaveEverythingToTheOwnerOfTheDirectory() throws {
        try makeBackup("a")
        for name in try directory.names() { #expect(unlink(directory.path + "/" + name) == 0) }
        #expect(chown(directory.path, 4_321, 4_321) == 0)
        _ = try restore()
        for name in try directory.names() {
            var status = stat()
            #expect(stat(directory.path + "/" + name, &status) == 0)
            #expect(status.st_uid == 4_321, "\(name)")
        }
    }

    /// Without waiting for somebody who writes into it.
    @Test func refuseAPipe() throws {
        try makeStore("w1")
        let pipe = elsewhere.path + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        let error = #expect(throws: StoreError.self) { try restore(pipe) }
        #expect(error?.kind == .notAStore)
        #expect(error?.description.contains("\(pipe) is not a file") == true, "\(error as Any)")
        #expect(try slugs() == ["w1"])
    }
}
