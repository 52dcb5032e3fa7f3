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
            clocks: Clocks(now: { clock.now }, uptime: { .microseconds(uptime.microseconds.withLock { $0 }) }),
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
        #expect(committer.storeDeferred() == .microseconds(1_000_000))
        uptime.advance(600_000)
        try push()
        #expect(committer.storeDeferred() == .microseconds(400_000), "the first one waits no longer for the second")
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
        #expect(committer.storeDeferred() == .microseconds(1_000_000))
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

    @Test func pushesThatNobodyStoresAreBounded() throws {
        var deferred = DeferredWrites()
        var count = 0
        for ordinal in 1...200 {
            let push = try self.push(to: Int64(ordinal))
            for _ in 0..<1_000 where !deferred.isFull {
                deferred.hold(push, uptime: .zero)
                count += 1
            }
            #expect(deferred.pushes(to: push.widget.ordinal).count <= PushRecord.countLimit)
        }
        #expect(count > HeldPushes.countLimit, "of one widget more went by than are kept")
        #expect(deferred.isFull && deferred.takeNeed() && deferred.remaining(uptime: .zero) == .zero)
        deferred.refused(uptime: .zero)
        #expect(
            !deferred.isFull && deferred.remaining(uptime: .zero) == nil,
            "they are forgotten when the store refuses"
        )
    }

    @Test func aFloodOfPushesIsStoredMoreSeldomAndPieceByPiece() throws {
        var deferred = DeferredWrites()
        for ordinal in 1...20 {
            let push = try self.push(to: Int64(ordinal))
            for _ in 0..<60 { deferred.hold(push, uptime: .zero) }
        }
        deferred.open(account, month: "202611", stored: 0)
        deferred.count([account: 1_200], month: "202611", uptime: .zero)
        #expect(deferred.remaining(uptime: .zero) == DeferredWrites.delay)
        let counts = deferred.piece(uptime: DeferredWrites.delay, isLast: false)
        #expect(counts.usage.map(\.updates) == [1_200] && counts.pushes.isEmpty)
        deferred.stored(counts, uptime: DeferredWrites.delay)
        #expect(deferred.remaining(uptime: DeferredWrites.delay) == DeferredWrites.floodDelay - DeferredWrites.delay)
        var pieces = 0
        while deferred.remaining(uptime: DeferredWrites.floodDelay) == .zero {
            let piece = deferred.piece(uptime: DeferredWrites.floodDelay, isLast: false)
            #expect(piece.pushes.count == DeferredWrites.pieceCount)
            let told = deferred.pushes(to: piece.pushes[99].widget.ordinal)
            #expect(told.count == 60, "what is being stored is still told of")
            deferred.stored(piece, uptime: DeferredWrites.floodDelay)
            pieces += 1
        }
        #expect(pieces == 12 && deferred.remaining(uptime: DeferredWrites.floodDelay) == nil)
    }

    @Test func aWriterWithoutOthersWaitsForTheStoreWhenTooMuchIsHeld() throws {
        for _ in 0..<CommitPace.run { try push() }
        #expect(committer.takeDeferral())
        let (slug, draft) = try WidgetDraft.posted(
            try JSON(parsing: Body.progress("\"value\":0.5", slug: "w")),
            now: clock.now
        )
        let large = write(slug, draft, bodyBytes: HeldPushes.sizeLimit / 4)
        for _ in 0..<4 { #expect(committer.commitAtOnce(large) != nil) }
        #expect(committer.takeDeferral(), "the thread that stores is to be woken")
        #expect(committer.commitAtOnce(large) == nil)
        committer.storeDeferred()
        #expect(committer.commitAtOnce(large) != nil)
        #expect(try store.pushes(widget: 1).count == CommitPace.run + 4)
    }

    private func push() throws {
        let document = try JSON(parsing: Body.progress("\"value\":0.5", slug: "w"))
        let (slug, draft) = try WidgetDraft.posted(document, now: clock.now)
        committer.commit([PendingWrite(write: write(slug, draft)) { _ in }])
    }

    /// A push that made the widget of this number.
    private func push(to ordinal: Int64) throws -> HeldPush {
        let document = try JSON(parsing: Body.progress("\"value\":0.5", slug: "w\(ordinal)"))
        let (slug, draft) = try WidgetDraft.posted(document, now: clock.now)
        var batch = WriteBatch(widgetLimit: 0, lastOrdinal: ordinal - 1)
        let write = self.write(slug, draft)
        return try #require(batch.decide(write, over: BoardState(), now: clock.now).push(of: write))
    }

    private func write(_ slug: Slug, _ draft: WidgetDraft, bodyBytes: Int = 100) -> WidgetWrite {
        WidgetWrite(
            account: account,
            slug: slug,
            change: .put(draft),
            precondition: Precondition(ifMatch: nil, ifNoneMatch: nil),
            key: KeyID(rawValue: 1),
            bodyBytes: bodyBytes
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
