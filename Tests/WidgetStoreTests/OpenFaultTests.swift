import Glibc
import Testing
import Widgets

@testable import WidgetStore

@Suite("Opening a store that cannot be used")
struct OpenFaultTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    /// A store with enough widgets to have pages of every kind.
    private func makeStore() throws -> [UInt8] {
        let store = try directory.open()
        let account = try store.createAccount(nickname: nil, at: Samples.start).id
        let widgets = (1...200).map { Samples.widget("w\($0)", in: account, ordinal: Int64($0)) }
        try store.commit(WidgetBatch(changes: widgets.map { .put($0) }))
        try store.close()
        return try #require(directory.bytes("headway.db"))
    }

    /// Opens for both purposes, expects the same refusal, and that no byte and no file changed.
    private func expectRefusal(
        _ kind: StoreError.Kind,
        saying part: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try directory.contents()
        for purpose in [SQLiteStoreOptions.Purpose.serve, .administer] {
            let error = #expect(throws: StoreError.self, sourceLocation: sourceLocation) {
                try directory.open(purpose)
            }
            #expect(error?.kind == kind, sourceLocation: sourceLocation)
            #expect(error?.description.contains(part) == true, "\(error as Any)", sourceLocation: sourceLocation)
            #expect(error?.description.contains(directory.path) == true, sourceLocation: sourceLocation)
        }
        #expect(try directory.contents() == before, sourceLocation: sourceLocation)
    }

    @Test func refusesAFileCutInHalf() throws {
        let bytes = try makeStore()
        try directory.write(Array(bytes[..<(bytes.count / 2)]), to: "headway.db")
        try expectRefusal(.damaged, saying: "has \(bytes.count / 2) bytes where its header promises \(bytes.count)")
    }

    @Test(arguments: [1, 99, 100, 4_096, 50_000])
    func refusesAFileOfZeroBytes(count: Int) throws {
        try directory.write([UInt8](repeating: 0, count: count), to: "headway.db")
        try expectRefusal(.damaged, saying: "zero bytes")
    }

    @Test(arguments: [1, 100, 8_192])
    func refusesRandomBytes(count: Int) throws {
        try directory.write((0..<count).map { _ in UInt8.random(in: 1...255) }, to: "headway.db")
        try expectRefusal(.notAStore, saying: "not a SQLite file")
    }

    @Test func refusesTheFirstHundredBytesAlone() throws {
        let bytes = try makeStore()
        try directory.write(Array(bytes[..<100]), to: "headway.db")
        try expectRefusal(.damaged, saying: "has 100 bytes")
    }

    @Test func refusesTheDatabaseOfAnotherApplication() throws {
        try directory.write([], to: "headway.db")
        let connection = try SQLiteConnection(path: directory.storePath, access: .readWrite, busyMilliseconds: 0)
        try connection.execute("CREATE TABLE notes(text TEXT); PRAGMA user_version = 1")
        try expectRefusal(.notAStore, saying: "another application")
    }

    @Test func refusesAPageThatWasOverwritten() throws {
        let bytes = try makeStore()
        let junk = [UInt8](repeating: 0xA5, count: 4_096)
        for page in 1..<(bytes.count / 4_096) {
            try directory.write(bytes, to: "headway.db")
            try directory.write(junk, to: "headway.db", at: page * 4_096)
            try expectRefusal(.damaged, saying: "is damaged")
        }
    }

    /// One byte of what says how the tables look.
    @Test(arguments: ["used_at INTEGER", "stale_after INTEGER", "length(digest)", "REFERENCES widgets(ordinal)"])
    func refusesALayoutThatWasChanged(text: String) throws {
        var bytes = try makeStore()
        let part = Array(text.utf8)
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: part) })
        bytes[place] ^= 1
        try directory.write(bytes, to: "headway.db")
        try expectRefusal(.damaged, saying: "is damaged")
    }

    @Test func refusesAnEmptyFileBesideALogThatIsNot() throws {
        try directory.write([], to: "headway.db")
        try directory.write([1, 2, 3], to: "headway.db-wal")
        try expectRefusal(.damaged, saying: "is empty, but its log")
    }

    @Test func refusesALogWithoutItsFile() throws {
        try directory.write([1, 2, 3], to: "headway.db-wal")
        try expectRefusal(.damaged, saying: "is missing, but its log")
    }

    @Test func refusesADirectoryInPlaceOfTheFile() throws {
        #expect(mkdir(directory.storePath, 0o700) == 0)
        try expectRefusal(.unusableLocation, saying: "is not a file")
    }

    @Test func refusesAFileInPlaceOfTheDirectory() throws {
        try directory.write([1], to: "file")
        let error = #expect(throws: StoreError.self) {
            try SQLiteStore.open(directory: directory.path + "/file", options: SQLiteStoreOptions(purpose: .serve))
        }
        #expect(error?.kind == .unusableLocation)
        #expect(error?.description.contains("is not a directory") == true)
    }

    @Test(arguments: ["", "/proc/headway/data", "/dev/null/data"])
    func refusesADirectoryThatCannotBeMade(path: String) {
        let error = #expect(throws: StoreError.self) {
            try SQLiteStore.open(directory: path, options: SQLiteStoreOptions(purpose: .serve))
        }
        #expect(error?.kind == .unusableLocation)
    }

    @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
    func refusesADirectoryThatIsNotWritable() throws {
        #expect(chmod(directory.path, 0o500) == 0)
        let error = #expect(throws: StoreError.self) { try directory.open() }
        #expect(error?.kind == .unusableLocation)
        #expect(error?.description.contains("cannot be written") == true)
    }

    /// A first start that was killed leaves just that.
    @Test func takesAnEmptyFileForANewStoreAndKnowsIt() throws {
        try directory.write([], to: "headway.db")
        let store = try directory.open()
        #expect(store.wasEmpty)
        #expect(try store.accounts().isEmpty)
        #expect(store.schemaVersion == Schema.migrations.count)
        try store.close()
        #expect(try !directory.open().wasEmpty)
        #expect(try !TemporaryDirectory().open().wasEmpty)
    }
}
