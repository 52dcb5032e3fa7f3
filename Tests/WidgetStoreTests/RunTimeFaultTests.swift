import Glibc
import Testing
import Widgets

@testable import WidgetStore

@Suite("Faults while a store is open")
struct RunTimeFaultTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private static let big = String(repeating: "x", count: 60_000)

    /// Puts large widgets until the store refuses; gives back how many it took and the refusal.
    private func fill(_ store: SQLiteStore, _ account: AccountID) -> (taken: Int64, error: StoreError?) {
        for ordinal in Int64(1)...1_000 {
            let widget = Samples.widget("w\(ordinal)", in: account, ordinal: ordinal, content: Self.big)
            do {
                try store.commit(WidgetBatch(changes: [.put(widget)]))
            } catch {
                return (ordinal - 1, error)
            }
        }
        return (1_000, nil)
    }

    /// Fills the store, and expects that it keeps its state and takes writes again when there is room.
    private func expectRecovery(_ store: SQLiteStore, makingRoom: () throws -> Void) throws {
        let account = try store.createAccount(nickname: nil, at: Samples.start).id
        let (taken, error) = fill(store, account)
        #expect(error?.kind == .unavailable(.full), "\(error as Any)")
        #expect(taken > 0)
        let kept = try store.widgets()
        #expect(kept.count == Int(taken))
        #expect(kept.allSatisfy { $0.content == Self.big })
        try makingRoom()
        let small = Samples.widget("small", in: account, ordinal: 2_000)
        try store.commit(WidgetBatch(changes: [.put(small)]))
        #expect(try store.widgets().last == small)
        try store.close()
        #expect(try directory.open().widgets().last == small)
    }

    @Test func aFullStoreKeepsItsStateAndTakesWritesWhenThereIsRoom() throws {
        let options = SQLiteStoreOptions(purpose: .serve, maximumPages: 64)
        let store = try SQLiteStore.open(directory: directory.path, options: options)
        try expectRecovery(store) {
            let first = AccountID(rawValue: 1)
            try store.commit(WidgetBatch(changes: [.delete(account: first, slug: "w1")]))
        }
    }

    @Test(.enabled(if: getuid() == 0, "only root may mount a small file system"))
    func aFullDiskKeepsTheStateAndWritesWorkWhenThereIsRoom() throws {
        guard mount("headway-test", directory.path, "tmpfs", 0, "size=1m") == 0 else {
            try Test.cancel("this system does not let root mount a tmpfs")
        }
        defer { umount2(directory.path, Int32(MNT_DETACH)) }
        let store = try directory.open()
        try expectRecovery(store) {
            #expect(mount(nil, directory.path, nil, UInt(MS_REMOUNT), "size=4m") == 0)
        }
    }

    @Test(.enabled(if: getuid() == 0, "only root may mount a file system"))
    func aFileSystemThatIsReadOnlyIsRefusedAtOpen() throws {
        guard mount("headway-test", directory.path, "tmpfs", 0, "size=1m") == 0 else {
            try Test.cancel("this system does not let root mount a tmpfs")
        }
        defer { umount2(directory.path, Int32(MNT_DETACH)) }
        try directory.open().close()
        #expect(mount(nil, directory.path, nil, UInt(MS_REMOUNT | MS_RDONLY), nil) == 0)
        let error = #expect(throws: StoreError.self) { try directory.open() }
        #expect(error?.kind == .unusableLocation)
    }

    @Test(.enabled(if: getuid() == 0, "only root may mount a file"))
    func aWriteProtectedFileIsRefusedAtOpen() throws {
        try directory.open().close()
        guard mount(directory.storePath, directory.storePath, nil, UInt(MS_BIND), nil) == 0 else {
            try Test.cancel("this system does not let root mount a file")
        }
        defer { umount2(directory.storePath, Int32(MNT_DETACH)) }
        #expect(mount(nil, directory.storePath, nil, UInt(MS_BIND | MS_REMOUNT | MS_RDONLY), nil) == 0)
        let error = #expect(throws: StoreError.self) { try directory.open() }
        #expect(error?.kind == .unusableLocation)
        #expect(error?.description.contains("write-protected") == true)
    }

    @Test func aStoreThatAnotherProcessWritesIsBusyAndThenWorks() throws {
        let options = SQLiteStoreOptions(purpose: .serve, busyMilliseconds: 1)
        let store = try SQLiteStore.open(directory: directory.path, options: options)
        let account = try store.createAccount(nickname: nil, at: Samples.start).id
        let (secret, key) = try Samples.key("k", of: account)
        let kept = try store.createKey(key)
        let other = try SQLiteConnection(path: directory.storePath, access: .readWrite, busyMilliseconds: 0)
        try other.execute("BEGIN IMMEDIATE")
        let batch = WidgetBatch(changes: [.put(Samples.widget("w", in: account, ordinal: 1))])
        let error = #expect(throws: StoreError.self) { try store.commit(batch) }
        #expect(error?.kind == .unavailable(.busy))
        // Lookups go on meanwhile.
        #expect(try store.key(digest: secret.digest) == kept)
        #expect(try store.widgets().isEmpty)
        try other.execute("ROLLBACK")
        try store.commit(batch)
        #expect(try store.widgets().count == 1)
    }

    @Test func damageFoundAtWorkIsNotTakenForAFullDisk() throws {
        let first = try directory.open()
        let account = try first.createAccount(nickname: nil, at: Samples.start).id
        let widgets = (1...300).map { Samples.widget("w\($0)", in: account, ordinal: Int64($0)) }
        try first.commit(WidgetBatch(changes: widgets.map { .put($0) }))
        try first.close()
        let store = try directory.open()
        let pages = try #require(directory.bytes("headway.db")).count / 4_096
        let junk = [UInt8](repeating: 0xA5, count: 4_096)
        for page in 10..<pages { try directory.write(junk, to: "headway.db", at: page * 4_096) }
        let error = #expect(throws: StoreError.self) { try store.widgets() }
        #expect(error?.kind == .damaged)
    }

    @Test func errorsNeverShowWhatWasBound() throws {
        let store = try directory.open()
        let secret = "do-not-show-this"
        let widget = Samples.widget("w", in: AccountID(rawValue: 5), ordinal: 1, content: secret)
        let error = #expect(throws: StoreError.self) { try store.commit(WidgetBatch(changes: [.put(widget)])) }
        #expect(error?.description.contains(secret) == false)
    }
}
