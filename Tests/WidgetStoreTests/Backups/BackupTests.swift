import Glibc
import Testing
import Widgets

@testable import WidgetStore

@Suite("Backups")
struct BackupTests {
    private let directory: TemporaryDirectory
    private let elsewhere: TemporaryDirectory
    private let target: String

    init() throws {
        directory = try TemporaryDirectory()
        elsewhere = try TemporaryDirectory()
        target = elsewhere.path + "/backup.db"
    }

    private func backUp(to path: String? = nil, replaces: Bool = false) throws(StoreError) -> StoreSummary {
        try SQLiteStore.backUp(directory: directory.path, to: path ?? target, replaces: replaces)
    }

    private func refusal(to path: String? = nil, replaces: Bool = false) -> StoreError? {
        #expect(throws: StoreError.self) { try backUp(to: path, replaces: replaces) }
    }

    @Test func holdWhatWasCommittedWhileTheServerGoesOn() throws {
        let store = try directory.open()
        let account = try store.createAccount(nickname: "Home", at: Samples.start).id
        _ = try store.createKey(Samples.key("laptop", of: account).1)
        let widgets = (1...20).map { Samples.widget("w\($0)", in: account, ordinal: Int64($0)) }
        try store.commit(WidgetBatch(changes: widgets.map { .put($0) }))
        let summary = try backUp()
        #expect(summary.widgets == 20)
        #expect(summary.keys == 1)
        #expect(summary.bytes == elsewhere.bytes("backup.db")?.count)
        try store.commit(WidgetBatch(changes: [.put(Samples.widget("later", in: account, ordinal: 21))]))

        let restored = try TemporaryDirectory()
        try restored.write(try #require(elsewhere.bytes("backup.db")), to: "headway.db")
        let copy = try restored.open()
        #expect(try copy.widgets() == widgets)
        #expect(try copy.keys(account: nil) == store.keys(account: nil))
        #expect(try copy.accounts() == store.accounts())
    }

    @Test func areOnePlainFileThatOnlyItsOwnerReads() throws {
        let store = try directory.open()
        _ = try store.createAccount(nickname: nil, at: Samples.start)
        _ = try backUp()
        #expect(try elsewhere.names() == ["backup.db"])
        #expect(try elsewhere.mode("backup.db") == 0o600)
        // Version 1 of the format: a file without a log. https://sqlite.org/fileformat.html
        #expect(elsewhere.bytes("backup.db")?[18...19] == [1, 1])
    }

    @Test func changeNothingInAStoreThatNobodyServes() throws {
        try directory.open().close()
        let before = try directory.contents()
        _ = try backUp()
        #expect(try directory.contents() == before)
    }

    @Test func takeInTheLogThatAKilledServerLeft() throws {
        let account = try directory.open().createAccount(nickname: "a", at: Samples.start).id
        do {
            let killed = try SQLiteConnection(path: directory.storePath, access: .readWrite, busyMilliseconds: 0)
            try killed.setCheckpointOnClose(false)
            try killed.execute("UPDATE accounts SET nickname = 'b' WHERE id = \(account.rawValue)")
        }
        let log = try #require(directory.bytes("headway.db-wal"))
        #expect(!log.isEmpty)
        _ = try backUp()
        #expect(directory.bytes("headway.db-wal") == log)
        let copy = try SQLiteConnection(path: target, access: .read, busyMilliseconds: 0)
        #expect(try copy.text("SELECT nickname FROM accounts") == "b")
    }

    @Test func replaceAFileOnlyWhenAskedTo() throws {
        try directory.open().close()
        try elsewhere.write([1, 2, 3], to: "backup.db")
        #expect(refusal()?.kind == .conflict)
        #expect(elsewhere.bytes("backup.db") == [1, 2, 3])
        _ = try backUp(replaces: true)
        #expect(elsewhere.bytes("backup.db")?.starts(with: "SQLite format 3".utf8) == true)
        #expect(try elsewhere.names() == ["backup.db"])
    }

    @Test func leaveTheOldBackupWhereTheStoreIsDamaged() throws {
        let store = try directory.open()
        let account = try store.createAccount(nickname: nil, at: Samples.start).id
        let widgets = (1...200).map { Samples.widget("w\($0)", in: account, ordinal: Int64($0)) }
        try store.commit(WidgetBatch(changes: widgets.map { .put($0) }))
        try store.close()
        try directory.write([UInt8](repeating: 0xA5, count: 4_096), to: "headway.db", at: 5 * 4_096)
        try elsewhere.write([1, 2, 3], to: "backup.db")
        #expect(refusal(replaces: true)?.kind == .damaged)
        #expect(elsewhere.bytes("backup.db") == [1, 2, 3])
        #expect(try elsewhere.names() == ["backup.db"])
    }

    @Test(arguments: ["headway.db", "headway.db-wal", "headway.db-journal", "headway.lock", "headway.access"])
    func neverTakeThePlaceOfTheStore(name: String) throws {
        try directory.open().close()
        let before = try directory.contents()
        #expect(refusal(to: directory.path + "/" + name, replaces: true)?.kind == .invalid)
        #expect(symlink(directory.path, elsewhere.path + "/link") == 0)
        #expect(refusal(to: elsewhere.path + "/link/" + name, replaces: true)?.kind == .invalid)
        #expect(try directory.contents() == before)
    }

    @Test(arguments: ["/dev/null", "/dev", "/nowhere/at/all", ""])
    func refuseAPlaceThatHoldsNoFile(path: String) throws {
        try directory.open().close()
        #expect(refusal(to: path, replaces: true)?.kind == .unusableLocation)
        var status = stat()
        #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }

    @Test func areNotMadeOfNothing() throws {
        #expect(refusal()?.kind == .unusableLocation)
        try directory.write([], to: "headway.db")
        #expect(refusal()?.description.contains("no store in \(directory.path)") == true)
        #expect(try elsewhere.names().isEmpty)
        let error = #expect(throws: StoreError.self) {
            try SQLiteStore.backUp(directory: directory.path + "/none", to: target, replaces: false)
        }
        #expect(error?.kind == .unusableLocation)
        #expect(try directory.names() == ["headway.db"])
    }

    @Test func areOfOlderLayoutsToo() throws {
        try directory.write([], to: "headway.db")
        do {
            let old = try SQLiteConnection(path: directory.storePath, access: .readWrite, busyMilliseconds: 0)
            #expect(try Migrator(migrations: Array(Schema.migrations.prefix(1))).run(on: old))
        }
        _ = try backUp()
        #expect(try StoreFile.header(of: target)?.userVersion == 1)
        #expect(try StoreFile.header(of: directory.storePath)?.userVersion == 1)
    }
}
