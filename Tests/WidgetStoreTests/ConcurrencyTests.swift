import Testing
import WidgetStore
import Widgets

@Suite("Use from several threads")
struct ConcurrencyTests {
    @Test func writersAndReadersLoseNothing() async throws {
        let directory = try TemporaryDirectory()
        let store = try directory.open()
        let account = try store.createAccount(nickname: nil, at: Samples.start).id
        let (secret, new) = try Samples.key("k", of: account)
        let key = try store.createKey(new)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in Int64(0)..<4 {
                group.addTask {
                    for number in Int64(0)..<50 {
                        let ordinal = writer * 50 + number + 1
                        let widget = Samples.widget("w\(ordinal)", in: account, ordinal: ordinal)
                        let usage = UsageIncrement(account: account, month: "202611", updates: 1)
                        try store.commit(WidgetBatch(changes: [.put(widget)], usage: [usage]))
                    }
                }
            }
            for _ in 0..<2 {
                group.addTask {
                    for _ in 0..<200 {
                        let found = try store.key(digest: secret.digest)
                        let generation = try store.accessGeneration()
                        #expect(found == key)
                        #expect(generation > 0)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try store.widgets().map(\.ordinal) == Array(1...200))
        #expect(try store.usage(account: account, month: "202611") == 200)
    }

    @Test(arguments: 0..<10)
    func severalProcessesMayMakeTheStoreAtOnce(round: Int) async throws {
        let directory = try TemporaryDirectory()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<4 {
                group.addTask {
                    let store = try directory.open(.administer)
                    _ = try store.createAccount(nickname: "Account \(number)", at: Samples.start)
                    try store.close()
                }
            }
            try await group.waitForAll()
        }
        #expect(try directory.open().accounts().count == 4)
    }
}
