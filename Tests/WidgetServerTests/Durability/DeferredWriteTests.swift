import Synchronization
import TestSupport
import Testing
import WidgetStore
import Widgets

@testable import WidgetServer

/// What is stored a little after its push: the count of updates and the history.
@Suite struct DeferredWriteTests {
    private let directory: TemporaryDirectory
    private let store: FaultyStore
    private let account: AccountID
    private let committer: Committer
    private let uptime: Uptime
    private let reports = Collected<String>()
    private let clock: TestClock

    init() throws {
        let clock = try TestClock()
        let uptime = Uptime()
        let directory = try TemporaryDirectory()
        let sqlite = try SQLiteStore.open(directory: directory.path, options: SQLiteStoreOptions(purpose: .serve))
        account = try sqlite.createAccount(nickname: nil, at: clock.now).id
        let store = FaultyStore(sqlite)
        let reports = self.reports
        committer = try Committer(
            store: store,
            widgetLimit: 0,
            clock: { clock.now },
            uptime: { uptime.microseconds.withLock { $0 } },
            announce: { _ in },
            report: { reports.add($0) }
        )
        self.store = store
        self.directory = directory
        self.uptime = uptime
        self.clock = clock
    }

    @Test func aPushIsCountedAtOnceAndTheCountStoredWithinASecond() throws {
        try push()
        #expect(try committer.usage(of: account, month: "202611") == 1)
        #expect(try store.usage(account: account, month: "202611") == 0)
        #expect(committer.heldPushes(to: 1).count == 1)
        #expect(try store.pushes(widget: 1).isEmpty)
        #expect(committer.storeDeferred() == 1_000_000)
        uptime.advance(600_000)
        try push()
        #expect(committer.storeDeferred() == 400_000, "the first one waits no longer for the second")
        #expect(store.committed.allSatisfy { $0.usage.isEmpty })
        uptime.advance(400_000)
        #expect(committer.storeDeferred() == nil)
        #expect(try store.usage(account: account, month: "202611") == 2)
        #expect(committer.heldPushes(to: 1).isEmpty)
        #expect(try store.pushes(widget: 1).map(\.isCreation) == [false, true])
        #expect(try committer.usage(of: account, month: "202611") == 2)
        #expect(committer.storeDeferred() == nil, "nothing is stored twice")
        #expect(store.committed.count == 3)
    }

    @Test func whatWaitsIsStoredAtTheEnd() throws {
        try push()
        committer.storeDeferred(isLast: true)
        #expect(try store.usage(account: account, month: "202611") == 1)
    }

    @Test func aCountThatCannotBeStoredIsTriedAgainAndNothingOfItLost() throws {
        try push()
        uptime.advance(1_000_000)
        store.set { $0.commit = StoreError(.unavailable(.full), "Full.") }
        #expect(committer.storeDeferred() == 1_000_000)
        #expect(reports.all.count == 1)
        #expect(try committer.usage(of: account, month: "202611") == 1)
        store.set { $0.commit = nil }
        uptime.advance(1_000_000)
        #expect(committer.storeDeferred() == nil)
        #expect(try store.usage(account: account, month: "202611") == 1)
    }

    @Test func aPushWhoseCommitFailsIsNotCounted() throws {
        store.set { $0.commit = StoreError(.unavailable(.full), "Full.") }
        try push()
        #expect(try committer.usage(of: account, month: "202611") == 0)
        #expect(committer.storeDeferred() == nil)
    }

    @Test func aStoreThatCannotBeReadStopsNoPush() throws {
        try push()
        committer.storeDeferred(isLast: true)
        clock.advance(seconds: 86_400)
        store.set { $0.reading = StoreError(.unavailable(.inputOutput), "Broken.") }
        try push()
        #expect(throws: StoreError.self) { try committer.usage(of: account, month: "202612") }
        store.set { $0.reading = nil }
        #expect(try committer.usage(of: account, month: "202612") == 1)
        committer.storeDeferred(isLast: true)
        #expect(try committer.usage(of: account, month: "202612") == 1)
        #expect(try committer.usage(of: account, month: "202611") == 1)
    }

    @Test func whatWaitsForHistoryIsBounded() throws {
        let content = #""value":0.5,"label":"\#(String(repeating: "x", count: 256))""#
        var held = HeldPushes()
        let (slug, draft) = try WidgetDraft.posted(try JSON(parsing: Body.progress(content)), now: clock.now)
        var batch = WriteBatch(widgetLimit: 0, lastOrdinal: 0)
        for ordinal in 0..<200 {
            let slug = try #require(Slug("\(slug.text)\(ordinal)"))
            let write = self.write(slug, draft)
            let outcome = batch.decide(write, over: BoardState(), now: clock.now)
            let push = try #require(outcome.push(of: write))
            for _ in 0..<1_000 where !held.isFull { held.add(push) }
            #expect(held.newest(of: push.widget.ordinal).count <= PushRecord.countLimit)
        }
        #expect(held.isFull)
        #expect(held.records.count <= HeldPushes.countLimit)
        held.clear()
        #expect(held.isEmpty && !held.isFull && held.records.isEmpty)
    }

    private func push() throws {
        let document = try JSON(parsing: Body.progress("\"value\":0.5", slug: "w"))
        let (slug, draft) = try WidgetDraft.posted(document, now: clock.now)
        committer.commit([PendingWrite(write: write(slug, draft)) { _ in }])
    }

    private func write(_ slug: Slug, _ draft: WidgetDraft) -> WidgetWrite {
        WidgetWrite(
            account: account,
            slug: slug,
            change: .put(draft),
            precondition: Precondition(ifMatch: nil, ifNoneMatch: nil),
            key: KeyID(rawValue: 1),
            bodyBytes: 100
        )
    }

    /// A clock in microseconds that stands still until a test moves it.
    private final class Uptime: Sendable {
        let microseconds = Mutex<Int64>(0)

        func advance(_ step: Int64) {
            microseconds.withLock { $0 += step }
        }
    }
}
