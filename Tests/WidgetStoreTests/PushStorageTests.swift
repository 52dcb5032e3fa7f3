import Testing
import WidgetStore
import Widgets

@Suite("Histories of pushes in a SQLite store")
struct PushStorageTests {
    private let directory: TemporaryDirectory
    private let store: SQLiteStore
    private let account: AccountID

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.open()
        account = try store.createAccount(nickname: nil, at: Samples.start).id
        let widgets = ["w", "v"].enumerated().map { index, slug in
            WidgetChange.put(Samples.widget(slug, in: account, ordinal: Int64(index + 1)))
        }
        try store.commit(WidgetBatch(changes: widgets))
    }

    private func push(_ widget: Int64, _ second: Int64, _ content: PushRecord.Content = .none) -> PushRecord {
        PushRecord(
            widget: widget,
            at: Samples.start.adding(seconds: second),
            isCreation: second == 0,
            key: KeyID(rawValue: 5),
            reading: second == 0 ? "warning" : "42%",
            percent: second == 0 ? nil : 42,
            content: content
        )
    }

    @Test func comeBackAsTheyWereTheNewestFirst() throws {
        let pushes = [push(1, 0, .kept(#"{"value":0.80}"#)), push(1, 1, .tooLong), push(1, 2), push(2, 0)]
        try store.commit(WidgetBatch(pushes: pushes))
        #expect(try store.pushes(widget: 1) == [pushes[2], pushes[1], pushes[0]])
        #expect(try store.pushes(widget: 2) == [pushes[3]])
        #expect(try store.pushes(widget: 3).isEmpty)
        try store.close()
        #expect(try directory.open().pushes(widget: 1).count == 3)
    }

    @Test func theOldestGoWhenThereAreMoreThanAHundred() throws {
        try store.commit(WidgetBatch(pushes: [push(2, 0)]))
        for second in 0..<150 { try store.commit(WidgetBatch(pushes: [push(1, Int64(second))])) }
        let kept = try store.pushes(widget: 1)
        #expect(kept.map(\.at) == (50..<150).reversed().map { Samples.start.adding(seconds: $0) })
        #expect(try store.pushes(widget: 2).count == 1)
    }

    @Test func theOrderIsThatOfThePushesWhateverTheClockSaid() throws {
        try store.commit(WidgetBatch(pushes: [push(1, 9)]))
        try store.commit(WidgetBatch(pushes: [push(1, 3)]))
        #expect(try store.pushes(widget: 1) == [push(1, 3), push(1, 9)])
    }

    @Test func aHistoryGoesWithItsWidget() throws {
        try store.commit(WidgetBatch(pushes: [push(1, 0), push(2, 0)]))
        let again = WidgetChange.put(Samples.widget("w", in: account, ordinal: 3))
        try store.commit(WidgetBatch(changes: [.delete(account: account, slug: "w"), again]))
        for ordinal: Int64 in [1, 3] { #expect(try store.pushes(widget: ordinal).isEmpty) }
        #expect(try store.pushes(widget: 2).count == 1)
    }

    @Test func aPushToAWidgetThatIsGoneIsForgotten() throws {
        let usage = UsageIncrement(account: account, month: "202611", updates: 2)
        try store.commit(WidgetBatch(usage: [usage], pushes: [push(7, 1), push(1, 1)]))
        #expect(try store.pushes(widget: 7).isEmpty)
        #expect(try store.pushes(widget: 1).count == 1)
        #expect(try store.usage(account: account, month: "202611") == 2)
    }
}
