import Glibc
import Testing
import WidgetStore

@Suite("The data directory")
struct DataDirectoryTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test func onlyTheOwnerMayReadWhatIsMade() throws {
        let path = directory.path + "/deep/data/"
        let store = try SQLiteStore.open(directory: path, options: SQLiteStoreOptions(purpose: .serve))
        _ = try store.createAccount(nickname: nil, at: Samples.start)
        #expect(try directory.mode("deep") == 0o700)
        #expect(try directory.mode("deep/data") == 0o700)
        for name in ["headway.access", "headway.db", "headway.db-wal", "headway.db-shm", "headway.lock"] {
            #expect(try directory.mode("deep/data/" + name) == 0o600, "\(name)")
        }
    }

    @Test func anEmptyFileOthersCouldReadBecomesPrivate() throws {
        try directory.write([], to: "headway.db")
        #expect(chmod(directory.storePath, 0o644) == 0)
        _ = try directory.open()
        #expect(try directory.mode("headway.db") == 0o600)
    }

    @Test(arguments: ["headway.db", "headway.lock", "headway.access"])
    func aLinkInThePlaceOfAFileIsNotFollowed(name: String) throws {
        let elsewhere = try TemporaryDirectory()
        let text = Array("somebody's own\n".utf8)
        try elsewhere.write(text, to: "precious")
        try #require(symlink(elsewhere.path + "/precious", directory.path + "/" + name) == 0)
        // Without its counter a server still runs; it only asks the store more often.
        if name == "headway.access" {
            _ = try directory.open()
        } else {
            let error = #expect(throws: StoreError.self) { try directory.open() }
            #expect(error?.kind == .unusableLocation)
        }
        #expect(elsewhere.bytes("precious") == text)
        #expect(try elsewhere.names() == ["precious"])
    }

    @Test func aLinkToTheDirectoryIsFollowed() throws {
        let elsewhere = try TemporaryDirectory()
        let link = elsewhere.path + "/data"
        try #require(symlink(directory.path, link) == 0)
        try SQLiteStore.open(directory: link, options: SQLiteStoreOptions(purpose: .serve)).close()
        #expect(try directory.names() == ["headway.db", "headway.lock"])
    }

    @Test func aClosedStoreIsOneFile() throws {
        try directory.open().close()
        #expect(try directory.names() == ["headway.db", "headway.lock"])
        _ = try directory.open(.administer)
        #expect(try directory.names() == ["headway.db", "headway.lock"])
    }

    @Test func asksForTheLockOnlyToServe() throws {
        try directory.open(.administer).close()
        #expect(try directory.names() == ["headway.db"])
    }

    @Test func aSecondServerIsToldWhichProcessHasTheData() throws {
        let first = try directory.open()
        let error = #expect(throws: StoreError.self) { try directory.open() }
        #expect(error?.kind == .heldByServer(pid: getpid()))
        #expect(error?.description.contains("process \(getpid())") == true)
        try directory.open(.administer).close()
        try first.close()
        try directory.open().close()
    }

    @Test func aLockThatNobodyHoldsIsTakenOver() throws {
        try directory.write(Array("123456789\n".utf8), to: "headway.lock")
        let first = try directory.open()
        #expect(directory.bytes("headway.lock").map { String(decoding: $0, as: UTF8.self) } == "\(getpid())\n")
        try first.close()
    }
}
