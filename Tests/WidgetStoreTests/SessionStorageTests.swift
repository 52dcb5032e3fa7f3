import Testing
import WidgetStore
import Widgets

@Suite("Sessions in a SQLite store")
struct SessionStorageTests {
    private let directory: TemporaryDirectory
    private let store: SQLiteStore
    private let key: KeyRecord

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.open()
        let account = try store.createAccount(nickname: "Home", at: Samples.start).id
        key = try store.createKey(try Samples.key("laptop", of: account, patterns: [SlugPattern("ci-*")]).1)
    }

    private func begin(
        _ secret: String,
        key: KeyID? = nil,
        after seconds: Int64 = 0,
        limit: Int = 10
    ) throws -> SessionRecord {
        let instant = Samples.start.adding(seconds: seconds)
        let new = NewSession(key: key ?? self.key.id, digest: SecretDigest(of: secret), createdAt: instant)
        return try store.createSession(new, limit: limit)
    }

    private func isThere(_ secret: String) throws -> Bool {
        try store.session(digest: SecretDigest(of: secret)) != nil
    }

    @Test func isFoundByItsDigestWithItsKey() throws {
        let kept = try begin("s")
        #expect(kept.key == key)
        #expect(kept.createdAt == Samples.start && kept.usedAt == Samples.start)
        #expect(try store.session(digest: SecretDigest(of: "s")) == kept)
        #expect(try !isThere("other"))
        #expect(try store.key(digest: SecretDigest(of: "s")) == nil)
    }

    @Test func endsOnceAndForGood() throws {
        let kept = try begin("s")
        #expect(try store.endSession(kept.id))
        #expect(try !isThere("s"))
        #expect(try !store.endSession(kept.id))
        #expect(try begin("t").id != kept.id)
    }

    @Test func endsWithItsKey() throws {
        _ = try begin("s")
        let other = try store.createKey(try Samples.key("phone", of: key.account).1)
        _ = try begin("t", key: other.id)
        #expect(try store.revokeKey(key.id, at: Samples.start))
        #expect(try !isThere("s"))
        #expect(try isThere("t"))
        let error = #expect(throws: StoreError.self) { try begin("u") }
        #expect(error?.kind == .invalid)
        #expect(error?.description.contains("no active key \(key.id.rawValue)") == true)
    }

    @Test func theLongestUnusedGoesWhenThereAreTooMany() throws {
        let first = try begin("first", after: 1, limit: 3)
        _ = try begin("second", after: 2, limit: 3)
        _ = try begin("third", after: 3, limit: 3)
        try store.useSession(first.id, at: Samples.start.adding(seconds: 9))
        let other = try store.createKey(try Samples.key("phone", of: key.account).1)
        _ = try begin("others", key: other.id, limit: 3)
        _ = try begin("fourth", after: 10, limit: 3)
        let left = try ["first", "second", "third", "fourth", "others"].filter { try isThere($0) }
        #expect(left == ["first", "third", "fourth", "others"])
    }

    @Test func aUseOnlyMovesForward() throws {
        let kept = try begin("s", after: 10)
        func used() throws -> Instant? { try store.session(digest: SecretDigest(of: "s"))?.usedAt }
        try store.useSession(kept.id, at: Samples.start)
        #expect(try used() == kept.usedAt)
        try store.useSession(kept.id, at: Samples.start.adding(seconds: 11))
        #expect(try used() == Samples.start.adding(seconds: 11))
    }

    @Test func theUnusedCanBeEndedAtOnce() throws {
        _ = try begin("old", after: 1)
        _ = try begin("new", after: 3)
        try store.endSessions(unusedSince: Samples.start.adding(seconds: 2))
        #expect(try !isThere("old"))
        #expect(try isThere("new"))
    }

    @Test func theGenerationChangesWithBeginAndEndAndNotWithAUse() throws {
        var seen = [try store.accessGeneration()]
        let kept = try begin("s")
        seen.append(try store.accessGeneration())
        try store.useSession(kept.id, at: Samples.start.adding(seconds: 60))
        #expect(try store.accessGeneration() == seen.last)
        _ = try store.endSession(kept.id)
        seen.append(try store.accessGeneration())
        #expect(Set(seen).count == 3)
    }

    @Test func survivesARestart() throws {
        let kept = try begin("s")
        try store.close()
        #expect(try directory.open().session(digest: SecretDigest(of: "s")) == kept)
    }

    @Test func keepsNoSecret() throws {
        _ = try begin("hls_0123456789abcdefghijABCDEFGHIJ01")
        try store.close()
        let file = String(decoding: try #require(directory.bytes("headway.db")), as: UTF8.self)
        #expect(!file.contains("hls_") && !file.contains("abcdefghij"))
    }
}
