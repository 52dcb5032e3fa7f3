import Testing
import WidgetStore
import Widgets

@Suite("Widgets in a SQLite store")
struct WidgetStorageTests {
    private let directory: TemporaryDirectory
    private let store: SQLiteStore
    private let account: AccountID

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.open()
        account = try store.createAccount(nickname: nil, at: Samples.start).id
    }

    @Test func givesBackExactlyWhatWasPut() throws {
        let content = "{ \"label\" : \"R&D <core> 🦀 \\u0000\", \"value\": 8e-1,\n\"stat_rows\":[]}"
        var widget = Samples.widget("backup", in: account, ordinal: 7, content: content)
        widget.pushThrottle = 30
        widget.staleAfter = 604_800
        try store.commit(WidgetBatch(changes: [.put(widget)]))
        #expect(try store.widgets() == [widget])
        try store.close()
        #expect(try directory.open().widgets() == [widget])
    }

    @Test(arguments: ["", "{}", String(repeating: "é", count: 32_768)])
    func keepsContentOfAnyLength(content: String) throws {
        let widget = Samples.widget("a", in: account, ordinal: 1, content: content)
        try store.commit(WidgetBatch(changes: [.put(widget)]))
        #expect(try store.widgets().first?.content == content)
    }

    @Test func anUpdateKeepsTheOrderAndTimeOfCreation() throws {
        let first = Samples.widget("z", in: account, ordinal: 1)
        let second = Samples.widget("a", in: account, ordinal: 2)
        try store.commit(WidgetBatch(changes: [.put(first), .put(second)]))
        let later = Samples.start.adding(seconds: 60)
        let update = StoredWidget(
            account: account,
            slug: "z",
            ordinal: 9,
            name: "New",
            content: "{}",
            createdAt: later,
            updatedAt: later,
            pushThrottle: nil,
            staleAfter: 60
        )
        try store.commit(WidgetBatch(changes: [.put(update)]))
        let widgets = try store.widgets()
        #expect(widgets.map(\.slug) == ["z", "a"])
        #expect(widgets.first?.ordinal == 1)
        #expect(widgets.first?.createdAt == Samples.start)
        #expect(widgets.first?.updatedAt == later)
        #expect(widgets.first?.name == "New")
        #expect(widgets.first?.staleAfter == 60)
    }

    @Test func aWidgetMadeAgainComesLast() throws {
        try store.commit(
            WidgetBatch(changes: [
                .put(Samples.widget("a", in: account, ordinal: 1)),
                .put(Samples.widget("b", in: account, ordinal: 2)),
                .delete(account: account, slug: "a"),
                .put(Samples.widget("a", in: account, ordinal: 3)),
            ])
        )
        #expect(try store.widgets().map(\.slug) == ["b", "a"])
    }

    @Test func deletingWhatIsNotThereIsNoError() throws {
        try store.commit(WidgetBatch(changes: [.delete(account: account, slug: "none")]))
        #expect(try store.widgets().isEmpty)
    }

    @Test func aBatchThatFailsLeavesNothingBehind() throws {
        let kept = Samples.widget("kept", in: account, ordinal: 1)
        try store.commit(WidgetBatch(changes: [.put(kept)], usage: [usage(1)]))
        let stranger = Samples.widget("x", in: AccountID(rawValue: 99), ordinal: 3)
        let batch = WidgetBatch(
            changes: [.delete(account: account, slug: "kept"), .put(stranger)],
            usage: [usage(5)]
        )
        let error = #expect(throws: StoreError.self) { try store.commit(batch) }
        #expect(error?.kind == .invalid)
        #expect(try store.widgets() == [kept])
        #expect(try store.usage(account: account, month: "202311") == 1)
        try store.commit(WidgetBatch(changes: [.delete(account: account, slug: "kept")]))
        #expect(try store.widgets().isEmpty)
    }

    @Test func anOrdinalOfAnotherWidgetIsAConflict() throws {
        try store.commit(WidgetBatch(changes: [.put(Samples.widget("a", in: account, ordinal: 1))]))
        let batch = WidgetBatch(changes: [.put(Samples.widget("b", in: account, ordinal: 1))])
        let error = #expect(throws: StoreError.self) { try store.commit(batch) }
        #expect(error?.kind == .conflict)
    }

    @Test func countsUpdatesForEachAccountAndMonth() throws {
        let other = try store.createAccount(nickname: "Other", at: Samples.start).id
        try store.commit(WidgetBatch(usage: [usage(2), usage(3)]))
        try store.commit(WidgetBatch(usage: [UsageIncrement(account: other, month: "202312", updates: 7)]))
        #expect(try store.usage(account: account, month: "202311") == 5)
        #expect(try store.usage(account: account, month: "202312") == 0)
        #expect(try store.usage(account: other, month: "202312") == 7)
    }

    @Test(arguments: ["", "2023-1", "20231", "2023111", "２０２３１１"])
    func refusesAMonthOfAnotherForm(month: String) throws {
        let batch = WidgetBatch(usage: [UsageIncrement(account: account, month: month, updates: 1)])
        let error = #expect(throws: StoreError.self) { try store.commit(batch) }
        #expect(error?.kind == .invalid)
    }

    @Test func twoAccountsMayUseTheSameSlug() throws {
        let other = try store.createAccount(nickname: nil, at: Samples.start).id
        let widgets = [
            Samples.widget("backup", in: account, ordinal: 1), Samples.widget("backup", in: other, ordinal: 2),
        ]
        try store.commit(WidgetBatch(changes: widgets.map { .put($0) }))
        #expect(try store.widgets() == widgets)
    }

    @Test func refusesCallsAfterCloseButNotASecondClose() throws {
        try store.close()
        try store.close()
        #expect(throws: StoreError(.closed, "The store was closed before this call.")) { try store.widgets() }
        let batch = WidgetBatch(usage: [usage(1)])
        #expect(throws: StoreError(.closed, "The store was closed before this call.")) { try store.commit(batch) }
    }

    private func usage(_ updates: Int64) -> UsageIncrement {
        UsageIncrement(account: account, month: "202311", updates: updates)
    }
}
