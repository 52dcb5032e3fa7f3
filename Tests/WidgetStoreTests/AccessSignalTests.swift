import Glibc
import Testing
import Widgets

@testable import WidgetStore

/// A running server learns of a revoked key before whoever revoked it is told that it is done.
@Suite("The signal that access has changed")
struct AccessSignalTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private var path: String { directory.path + "/headway.access" }

    @Test func anotherProcessMovesTheGenerationAtOnce() throws {
        let server = try directory.open()
        let account = try server.createAccount(nickname: nil, at: Samples.start)
        let other = try directory.open(.administer)
        for round in 0..<3 {
            let before = try server.accessGeneration()
            #expect(try server.accessGeneration() == before)
            let (_, new) = try Samples.key("key \(round)", of: account.id)
            let kept = try other.createKey(new)
            let made = try server.accessGeneration()
            #expect(made != before)
            #expect(try other.revokeKey(kept.id, at: Samples.start))
            #expect(try server.accessGeneration() != made)
        }
    }

    @Test func aPushMovesNothing() throws {
        let server = try directory.open()
        let account = try server.createAccount(nickname: nil, at: Samples.start)
        let signal = try #require(AccessSignal(path: path))
        let before = (try server.accessGeneration(), signal.value)
        try server.commit(WidgetBatch(usage: [UsageIncrement(account: account.id, month: "202611", updates: 1)]))
        #expect((try server.accessGeneration(), signal.value) == before)
    }

    @Test func theFileIsThereOnlyWhileAServerRuns() throws {
        let server = try directory.open()
        #expect(directory.bytes("headway.access")?.count == 8)
        try server.close()
        #expect(directory.bytes("headway.access") == nil)
        let other = try directory.open(.administer)
        _ = try other.createAccount(nickname: nil, at: Samples.start)
        #expect(directory.bytes("headway.access") == nil)
    }

    @Test func theFileOfAServerThatWasKilledIsTakenOver() throws {
        try directory.write([1, 2, 3], to: "headway.access")
        let server = try directory.open()
        let before = try server.accessGeneration()
        _ = try directory.open(.administer).createAccount(nickname: nil, at: Samples.start)
        #expect(try server.accessGeneration() != before)
    }

    @Test func withoutTheFileTheStoreIsAskedEveryTime() throws {
        #expect(mkdir(path, 0o700) == 0)
        let server = try directory.open()
        let before = try server.accessGeneration()
        let other = try SQLiteStore.open(directory: directory.path, options: SQLiteStoreOptions(purpose: .administer))
        rmdir(path)
        _ = try other.createAccount(nickname: nil, at: Samples.start)
        #expect(try server.accessGeneration() != before)
    }

    @Test func whoCannotTellTheServerKnowsIt() throws {
        #expect(AccessSignal.move(path: path), "no server, nobody to tell")
        #expect(mkdir(path, 0o700) == 0)
        #expect(!AccessSignal.move(path: path))
    }

    @Test func aLinkIsNotFollowed() throws {
        try directory.write([], to: "elsewhere")
        #expect(symlink(directory.path + "/elsewhere", path) == 0)
        #expect(AccessSignal(path: path) == nil)
        #expect(directory.bytes("elsewhere") == [])
    }

    @Test(arguments: [
        (UInt64(7), UInt64(5_000), Int64?(42)), (7, 5_999, 42), (7, 6_000, nil), (8, 5_000, nil), (6, 5_000, nil),
    ])
    func aGenerationIsBelievedForASecondWhileTheSignalStands(signal: UInt64, now: UInt64, generation: Int64?) {
        var lease = AccessLease()
        #expect(lease.generation(signal: signal, now: now) == nil)
        lease.renew(42, signal: 7, now: 5_000)
        #expect(lease.generation(signal: signal, now: now) == generation)
    }
}
