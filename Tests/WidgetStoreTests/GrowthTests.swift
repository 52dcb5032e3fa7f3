import Testing
import Widgets

@testable import WidgetStore

@Suite("Growth of the file and its log")
struct GrowthTests {
    private let directory: TemporaryDirectory
    private let store: SQLiteStore
    private let account: AccountID

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.open()
        account = try store.createAccount(nickname: nil, at: Samples.start).id
    }

    private func push(_ range: Range<Int>) throws {
        let filler = String(repeating: "x", count: 400)
        let changes = range.map { number in
            WidgetChange.put(
                Samples.widget("w", in: account, ordinal: 1, content: #"{"n":\#(number),"label":"\#(filler)"}"#)
            )
        }
        try store.commit(WidgetBatch(changes: changes))
    }

    @Test func aHundredThousandPushesLeaveTheFileAsSmallAsItWas() throws {
        try push(0..<1)
        let before = try #require(directory.bytes("headway.db")).count
        for start in stride(from: 0, to: 100_000, by: 50) { try push(start..<start + 50) }
        #expect(try #require(directory.bytes("headway.db")).count <= before + 4 * 4_096)
        #expect(try #require(directory.bytes("headway.db-wal")).count < 5_000_000)
        #expect(try store.widgets().first?.content.hasPrefix(#"{"n":99999,"#) == true)
        try store.close()
        #expect(directory.bytes("headway.db-wal") == nil)
    }

    @Test func aHundredThousandPushesLeaveAHistoryOfAHundred() throws {
        try push(0..<1)
        try add(0..<200, to: store)
        try store.close()
        let before = try #require(directory.bytes("headway.db")).count
        let again = try directory.open()
        for start in stride(from: 200, to: 100_000, by: 100) { try add(start..<start + 100, to: again) }
        let kept = try again.pushes(widget: 1)
        #expect(kept.map(\.at) == (0..<100).map { Samples.start.adding(seconds: 99_999 - $0) })
        try again.close()
        #expect(try #require(directory.bytes("headway.db")).count <= before + 32 * 4_096)
    }

    private func add(_ range: Range<Int>, to store: SQLiteStore) throws {
        let text = #"{"label":"\#(String(repeating: "x", count: 400))"}"#
        let pushes = range.map { number in
            PushRecord(
                widget: 1,
                at: Samples.start.adding(seconds: Int64(number)),
                isCreation: false,
                key: KeyID(rawValue: 1),
                reading: nil,
                percent: nil,
                content: .kept(text)
            )
        }
        try store.commit(WidgetBatch(pushes: pushes))
    }

    @Test func theLogBeginsAnewOnceAReaderIsDone() throws {
        let reader = try SQLiteConnection(path: directory.storePath, access: .read, busyMilliseconds: 0)
        try reader.execute("BEGIN")
        #expect(try reader.integer("SELECT count(*) FROM widgets") == 0)
        for number in 0..<1_500 { try push(number..<number + 1) }
        let long = try #require(directory.bytes("headway.db-wal")).count
        #expect(long > 1_400 * 4_096)
        #expect(try reader.integer("SELECT count(*) FROM widgets") == 0)
        try reader.execute("COMMIT")
        for number in 0..<600 { try push(number..<number + 1) }
        #expect(try #require(directory.bytes("headway.db-wal")).count < long + 300 * 4_096)
    }
}
