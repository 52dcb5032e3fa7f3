import Testing
import WidgetStore
import Widgets

@testable import WidgetServer

/// Writes are decided one after the other, over the writes before them in the same batch.
@Suite struct WriteBatchTests {
    private let account = AccountID(rawValue: 1)
    private let now = Instant(seconds: 1_790_000_000)

    private func draft(_ label: String) throws -> WidgetDraft {
        let body = try JSON(parsing: Body.progress("\"value\":0.5,\"label\":\"\(label)\""))
        return try WidgetDraft.posted(body, now: now).draft
    }

    private func write(_ slug: String, _ change: WidgetWrite.Change, ifMatch: String? = nil) throws -> WidgetWrite {
        WidgetWrite(
            account: account,
            slug: try #require(Slug(slug)),
            change: change,
            precondition: Precondition(ifMatch: ifMatch, ifNoneMatch: nil),
            key: KeyID(rawValue: 1),
            bodyBytes: 0
        )
    }

    private func widget(_ outcome: WriteOutcome) throws -> Widget {
        switch outcome {
        case .created(let widget), .updated(let widget): return widget
        case .deleted, .refused: return try #require(nil as Widget?, "\(outcome)")
        }
    }

    @Test func aPatchSeesThePostBeforeIt() throws {
        var batch = WriteBatch(widgetLimit: 0, lastOrdinal: 41)
        let base = BoardState()
        let created = try widget(batch.decide(try write("w", .put(draft("a"))), over: base, now: now))
        #expect(created.ordinal == 42)
        let patch = try JSON(parsing: Body.patch(#"{"subtitle":"s"}"#))
        let patched = try widget(batch.decide(try write("w", .patch(patch)), over: base, now: now))
        #expect(patched.draft.document["label"] == "a")
        #expect(patched.draft.document["subtitle"] == "s")
        #expect(patched.ordinal == 42)
        #expect(batch.lastOrdinal == 42)
        #expect(batch.changes == [.put(patched.stored)])
        #expect(batch.updates == [account: 2])
    }

    @Test func aWidgetRemovedInTheBatchIsGoneForTheRestOfIt() throws {
        var batch = WriteBatch(widgetLimit: 0, lastOrdinal: 0)
        let base = BoardState()
        let first = try widget(batch.decide(try write("w", .put(draft("a"))), over: base, now: now))
        guard case .deleted = batch.decide(try write("w", .delete), over: base, now: now),
            case .refused(.notFound) = batch.decide(try write("w", .patch(.object([:]))), over: base, now: now),
            case .refused(.notFound) = batch.decide(try write("w", .delete), over: base, now: now),
            case .created(let second) = batch.decide(try write("w", .put(draft("b"))), over: base, now: now)
        else {
            Issue.record("a removed widget was found")
            return
        }
        #expect(second.ordinal == 2)
        #expect(second.entityTag != first.entityTag)
        let expected: [WidgetChange] = [.delete(account: account, slug: "w"), .put(second.stored)]
        #expect(batch.changes == expected)
    }

    @Test func everyWriteOfABatchHasATagOfItsOwn() throws {
        var batch = WriteBatch(widgetLimit: 0, lastOrdinal: 0)
        let tags = try (0..<100).map { number in
            try widget(batch.decide(write("w", .put(draft("\(number)"))), over: BoardState(), now: now)).entityTag
        }
        #expect(Set(tags).count == 100)
        guard
            case .refused(.preconditionFailed) = batch.decide(
                try write("w", .delete, ifMatch: tags[0].text),
                over: BoardState(),
                now: now
            )
        else {
            Issue.record("a tag of an older state was taken")
            return
        }
    }

    @Test(arguments: [(Int64(-3_600), Int64(-3_600)), (-1, -1), (3_600, 3_600)])
    func aClockThatWasSetIsBelieved(seconds: Int64, expected: Int64) throws {
        var batch = WriteBatch(widgetLimit: 0, lastOrdinal: 0)
        _ = batch.decide(try write("w", .put(draft("a"))), over: BoardState(), now: now)
        let later = now.adding(seconds: seconds)
        let widget = try widget(batch.decide(try write("w", .put(draft("b"))), over: BoardState(), now: later))
        #expect(widget.updatedAt == now.adding(seconds: expected))
        #expect(widget.createdAt == now)
    }

    @Test func theCapCountsWhatTheBatchAddsAndRemoves() throws {
        var batch = WriteBatch(widgetLimit: 1, lastOrdinal: 0)
        let base = BoardState()
        _ = try widget(batch.decide(try write("a", .put(draft("a"))), over: base, now: now))
        guard
            case .refused(.capReached(limit: 1)) = batch.decide(try write("b", .put(draft("b"))), over: base, now: now)
        else {
            Issue.record("the cap was passed")
            return
        }
        _ = batch.decide(try write("a", .delete), over: base, now: now)
        _ = try widget(batch.decide(try write("b", .put(draft("b"))), over: base, now: now))
    }

    @Test func aRefusedPatchLeavesTheWidget() throws {
        var batch = WriteBatch(widgetLimit: 0, lastOrdinal: 0)
        let base = BoardState()
        let created = try widget(batch.decide(try write("w", .put(draft("a"))), over: base, now: now))
        let bad = try JSON(parsing: Body.patch(#"{"value":2}"#))
        guard case .refused(.faults) = batch.decide(try write("w", .patch(bad)), over: base, now: now) else {
            Issue.record("a bad patch was taken")
            return
        }
        #expect(batch.changes == [.put(created.stored)])
    }
}
