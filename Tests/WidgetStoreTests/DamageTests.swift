import Glibc
import Testing
import Widgets

@testable import WidgetStore

/// A store that was cut short or changed by something else than Headway.
///
/// The short form tries a cut at every 512 bytes and some bytes; with `HEADWAY_DAMAGE_STEP=1` it tries every byte, which
/// takes an hour.
@Suite("A store with damage")
struct DamageTests {
    private static let commits = 12
    private static let widgets = 4
    private let directory: TemporaryDirectory
    private let account = AccountID(rawValue: 1)

    init() throws {
        directory = try TemporaryDirectory()
    }

    private static func step(short: Int) -> Int {
        getenv("HEADWAY_DAMAGE_STEP").flatMap { Int(String(cString: $0)) } ?? short
    }

    /// Makes a store with something of every kind, and commits that each give all widgets the same number.
    private func fill() throws -> SQLiteStore {
        let store = try directory.open()
        _ = try store.createAccount(nickname: "Ada", at: Samples.start)
        let key = try store.createKey(try Samples.key("k", of: account).1)
        let token = try AccessKey.random(.readOnly).digest
        _ = try store.createLink(NewLink(account: account, slug: "w1", digest: token, createdAt: Samples.start))
        let session = NewSession(key: key.id, digest: try AccessKey.random(.session).digest, createdAt: Samples.start)
        _ = try store.createSession(session, limit: 10)
        for number in 1...Self.commits { try commit(number, to: store) }
        return store
    }

    private func commit(_ number: Int, to store: SQLiteStore) throws {
        let changes = (1...Self.widgets).map { index in
            let content = #"{"template":"progress","value":0.5,"label":"\#(number)"}"#
            return WidgetChange.put(
                Samples.widget("w\(index)", in: account, ordinal: Int64(index), content: content)
            )
        }
        let push = PushRecord(
            widget: 1,
            at: Samples.start,
            isCreation: false,
            key: KeyID(rawValue: 1),
            reading: "50%",
            percent: 50,
            content: .kept("{}")
        )
        try store.commit(WidgetBatch(changes: changes, pushes: [push]))
    }

    /// The number of the commit that a store shows; fails when it shows parts of several.
    private func number(in store: SQLiteStore) throws -> Int {
        let contents = Set(try store.widgets().map(\.content))
        try #require(contents.count <= 1, "parts of several commits: \(contents)")
        guard let content = contents.first else { return 0 }
        let label = try #require(try JSON(parsing: content).object?["label"]?.string)
        return try #require(Int(label))
    }

    private func restore(_ files: [String: [UInt8]]) throws {
        for name in try directory.names() { unlink(directory.path + "/" + name) }
        for (name, bytes) in files { try directory.write(bytes, to: name) }
    }

    /// Opens, and expects either a refusal that changes nothing or a store for `body`; whether it was refused.
    private func openOrRefuse(_ where: String, _ body: (SQLiteStore) throws -> Void) throws -> Bool {
        let before = try directory.contents()
        let store: SQLiteStore
        do throws(StoreError) {
            store = try directory.open()
        } catch {
            #expect([.damaged, .notAStore].contains(error.kind), "\(`where`): \(error)")
            #expect(error.description.contains(directory.path), "\(`where`): \(error)")
            // SQLite makes an index beside a log; it says nothing by itself.
            let after = try directory.contents().filter { $0.key != "headway.db-shm" }
            let isUntouched = after == before
            #expect(isUntouched, "\(`where`): a refusal changed a file")
            return true
        }
        try body(store)
        try store.close()
        return false
    }

    @Test func aFileCutAnywhereIsRefused() throws {
        try fill().close()
        let whole = try #require(directory.bytes("headway.db"))
        for cut in stride(from: 512, to: whole.count, by: Self.step(short: 512)) {
            try restore(["headway.db": Array(whole[..<cut])])
            #expect(try openOrRefuse("cut at \(cut)") { _ in }, "cut at \(cut)")
        }
    }

    /// As after a kill: the newest commits are in the log only.
    @Test func aLogCutAnywhereGivesTheStateOfAWholeCommit() throws {
        let store = try fill()
        let files = try directory.contents().filter { ["headway.db", "headway.db-wal"].contains($0.key) }
        let log = try #require(files["headway.db-wal"])
        try store.close()
        var last = 0
        for cut in stride(from: 0, through: log.count, by: Self.step(short: 512)) + [log.count] {
            var cutFiles = files
            cutFiles["headway.db-wal"] = Array(log[..<cut])
            try restore(cutFiles)
            let wasRefused = try openOrRefuse("log cut at \(cut)") { store in
                let number = try number(in: store)
                #expect(number >= last, "log cut at \(cut)")
                last = number
            }
            #expect(!wasRefused, "log cut at \(cut)")
        }
        #expect(last == Self.commits)
    }

    @Test func aFileCutBesideItsLogIsRefusedOrWhole() throws {
        let store = try fill()
        let files = try directory.contents().filter { ["headway.db", "headway.db-wal"].contains($0.key) }
        let file = try #require(files["headway.db"])
        try store.close()
        for cut in stride(from: 512, to: file.count, by: Self.step(short: 512)) {
            var cutFiles = files
            cutFiles["headway.db"] = Array(file[..<cut])
            try restore(cutFiles)
            _ = try openOrRefuse("cut at \(cut) beside the log") { store in
                let number = try number(in: store)
                #expect(number == Self.commits, "cut at \(cut) beside the log")
            }
        }
    }

    /// Whatever is not refused must work: what it shows can be read, changed and removed.
    @Test func aChangedByteIsRefusedOrDoesNoHarm() throws {
        try fill().close()
        let whole = try #require(directory.bytes("headway.db"))
        var refused = 0
        for place in stride(from: 0, to: whole.count, by: Self.step(short: 257)) {
            var bytes = whole
            bytes[place] ^= UInt8(1 << (place % 8))
            try restore(["headway.db": bytes])
            let wasRefused = try openOrRefuse("byte \(place)") { try work(with: $0, "byte \(place)") }
            refused += wasRefused ? 1 : 0
        }
        #expect(refused > 0)
    }

    @Test func aChangedByteInTheLogGivesTheStateOfAWholeCommit() throws {
        let store = try fill()
        let files = try directory.contents().filter { ["headway.db", "headway.db-wal"].contains($0.key) }
        let log = try #require(files["headway.db-wal"])
        try store.close()
        for place in stride(from: 0, to: log.count, by: Self.step(short: 1_021)) {
            var changed = files
            changed["headway.db-wal"]?[place] ^= UInt8(1 << (place % 8))
            try restore(changed)
            _ = try openOrRefuse("byte \(place) of the log") { _ = try number(in: $0) }
        }
    }

    private func work(with store: SQLiteStore, _ place: String) throws {
        do throws(StoreError) {
            let found = try store.widgets()
            _ = try store.keys(account: nil)
            _ = try store.links(account: nil)
            for widget in found { _ = try store.pushes(widget: widget.ordinal) }
            for widget in found {
                try store.commit(WidgetBatch(changes: [.put(widget)]))
                try store.commit(WidgetBatch(changes: [.delete(account: widget.account, slug: widget.slug)]))
            }
            let left = try store.widgets()
            #expect(left.isEmpty, "\(place): widgets that were deleted are there: \(left)")
        } catch {
            // Refused while working: nothing was acknowledged.
            #expect([.damaged, .invalid, .conflict].contains(error.kind), "\(place): \(error)")
        }
    }
}
