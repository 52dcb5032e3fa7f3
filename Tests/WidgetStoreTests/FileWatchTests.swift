import Glibc
import Synchronization
import Testing
import Widgets

@testable import WidgetStore

/// Files of a store that are removed, moved or replaced while it is open.
@Suite("A store whose files go")
struct FileWatchTests {
    private final class Clock: Sendable {
        let milliseconds = Atomic<UInt64>(5_000)

        func advance(_ count: UInt64) { milliseconds.wrappingAdd(count, ordering: .relaxed) }
    }

    private let directory: TemporaryDirectory
    private let clock = Clock()
    private let store: SQLiteStore
    private let account: AccountID

    init() throws {
        directory = try TemporaryDirectory()
        let options = SQLiteStoreOptions(purpose: .serve)
        store = try SQLiteStore.open(directory: directory.path, options: options) { [clock] in
            clock.milliseconds.load(ordering: .relaxed)
        }
        account = try store.createAccount(nickname: nil, at: Samples.start).id
    }

    private func put(_ ordinal: Int64) throws(StoreError) {
        try store.commit(WidgetBatch(changes: [.put(Samples.widget("w\(ordinal)", in: account, ordinal: ordinal))]))
    }

    private func move(_ name: String, to other: String) {
        #expect(rename(directory.path + "/" + name, directory.path + "/" + other) == 0)
    }

    private func expectRefusal(_ parts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        for write in [{ try put(9) }, { _ = try store.createAccount(nickname: "b", at: Samples.start) }] {
            let error = #expect(throws: StoreError.self, sourceLocation: sourceLocation) { try write() }
            #expect(error?.kind == .unavailable(.misplaced), sourceLocation: sourceLocation)
            for part in parts + ["Nothing was changed", "Stop the server"] {
                let says = error?.description.contains(part) == true
                #expect(says, "\(error as Any)", sourceLocation: sourceLocation)
            }
        }
        #expect(throws: Never.self, sourceLocation: sourceLocation) { try store.widgets() }
    }

    @Test(arguments: ["headway.db", "headway.db-wal", "headway.db-shm"])
    func takesNoMoreWritesAndGoesOnWhenTheFileIsBack(name: String) throws {
        try put(1)
        clock.advance(FileWatch.milliseconds)
        move(name, to: "x")
        expectRefusal("\(directory.path)/\(name) has gone from its place")
        // Without waiting for the next look.
        move("x", to: name)
        try put(2)
        #expect(try store.widgets().map(\.slug) == ["w1", "w2"])
        try store.close()
        #expect(try directory.open().widgets().map(\.slug) == ["w1", "w2"])
    }

    @Test(arguments: ["headway.db", "headway.db-wal", "headway.db-shm"])
    func takesNoMoreWritesWhenAnotherFileStandsThere(name: String) throws {
        try put(1)
        clock.advance(FileWatch.milliseconds)
        let copy = try #require(directory.bytes(name))
        try directory.write(copy, to: "copy")
        // As `mv copy headway.db`; the old file is kept, so that its number is not given to the new one.
        move(name, to: "old")
        move("copy", to: name)
        expectRefusal("\(directory.path)/\(name) was replaced by another file")
    }

    @Test func takesNoMoreWritesWhenTheFileIsALink() throws {
        clock.advance(FileWatch.milliseconds)
        move("headway.db", to: "x")
        #expect(symlink("x", directory.storePath) == 0)
        expectRefusal("\(directory.storePath) was replaced by another file")
    }

    @Test func takesNoMoreWritesWhenTheFileIsCutToNothing() throws {
        clock.advance(FileWatch.milliseconds)
        #expect(truncate(directory.storePath, 0) == 0)
        let error = #expect(throws: StoreError.self) { try put(1) }
        #expect(error?.description.contains("\(directory.storePath) was cut to nothing") == true)
    }

    @Test func takesNoMoreWritesWhenAllHasGone() throws {
        clock.advance(FileWatch.milliseconds)
        for name in try directory.names() { unlink(directory.path + "/" + name) }
        rmdir(directory.path)
        expectRefusal("\(directory.storePath) has gone from its place")
    }

    @Test func looksOnceASecond() throws {
        try put(1)
        move("headway.db", to: "x")
        clock.advance(FileWatch.milliseconds - 1)
        try put(2)
        clock.advance(1)
        expectRefusal("has gone")
    }

    @Test func whatALostLogHadIsBroughtIntoTheStoreAtOnce() throws {
        try put(1)
        clock.advance(FileWatch.milliseconds)
        unlink(directory.logPath)
        expectRefusal("\(directory.logPath) has gone from its place", "which brings the log into the store")
        // As after kill -9: nothing is closed.
        let copy = try TemporaryDirectory()
        try copy.write(try #require(directory.bytes("headway.db")), to: "headway.db")
        #expect(try copy.open().widgets().map(\.slug) == ["w1"])
        try store.close()
        #expect(try directory.open().widgets().map(\.slug) == ["w1"])
    }

    /// A log that is cut to nothing and begun anew, and other processes that come and go, are no faults.
    @Test func nothingThatSQLiteDoesIsAFault() throws {
        for round in Int64(0)..<40 {
            let other = try directory.open(.administer)
            _ = try other.createAccount(nickname: nil, at: Samples.start)
            clock.advance(FileWatch.milliseconds)
            try put(round + 1)
            try other.close()
            let connection = try SQLiteConnection(path: directory.storePath, access: .readWrite, busyMilliseconds: 0)
            try connection.checkpoint(round % 2 == 0 ? .truncate : .restart)
            clock.advance(FileWatch.milliseconds)
            try put(round + 1)
        }
        _ = try SQLiteStore.backUp(directory: directory.path, to: directory.path + "/backup", replaces: false)
        clock.advance(FileWatch.milliseconds)
        try put(1)
    }

    @Test func aStoreThatCannotBeLookedAtIsInPlace() throws {
        var file = PlacedFile(at: directory.path + "/none", mayBeEmpty: true)
        #expect(file.look() == nil)
        try directory.write([], to: "none")
        #expect(file.look() == nil)
        unlink(directory.path + "/none")
        #expect(file.look() == .gone)
    }
}
