import Testing
import WidgetStore
import Widgets

@Suite("Accounts, keys and links in a SQLite store")
struct AccessStorageTests {
    private let directory: TemporaryDirectory
    private let store: SQLiteStore
    private let account: Account

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.open()
        account = try store.createAccount(nickname: "Home", at: Samples.start)
    }

    @Test func accountsComeBackAsTheyWereMade() throws {
        let second = try store.createAccount(nickname: nil, at: Samples.start.adding(seconds: 1))
        #expect(try store.accounts() == [account, second])
        #expect(account.publicID.utf8.count == 24)
        #expect(account.publicID != second.publicID)
    }

    @Test func aKeyIsFoundByItsDigestUntilItIsRevoked() throws {
        let patterns = [try SlugPattern("backup"), try SlugPattern("ci-*")]
        let (secret, new) = try Samples.key("laptop", of: account.id, patterns: patterns)
        let kept = try store.createKey(new)
        #expect(kept == KeyRecord(id: kept.id, key: new))
        #expect(try store.key(digest: secret.digest) == kept)
        #expect(try store.key(digest: SecretDigest(of: "another")) == nil)
        #expect(kept.allows(slug: "ci-7") && kept.allows(slug: "backup") && !kept.allows(slug: "other"))
        let later = Samples.start.adding(seconds: 5)
        #expect(try store.revokeKey(kept.id, at: later))
        #expect(try store.key(digest: secret.digest) == nil)
        #expect(try store.keys(account: nil).map(\.revokedAt) == [later])
        #expect(try !store.revokeKey(kept.id, at: later))
        #expect(try !store.revokeKey(KeyID(rawValue: 99), at: later))
    }

    @Test func aKeyWithoutTheWidgetsFlagAllowsNoSlug() throws {
        let digest = SecretDigest(of: "x")
        let new = NewKey(
            account: account.id,
            name: "reader",
            digest: digest,
            allowsWidgets: false,
            createdAt: Samples.start
        )
        let kept = try store.createKey(new)
        #expect(try store.key(digest: digest)?.allowsWidgets == false)
        #expect(!kept.allows(slug: "any"))
    }

    @Test func anActiveNameIsTakenAndARevokedOneIsFree() throws {
        let first = try store.createKey(try Samples.key("ci", of: account.id).1)
        let error = #expect(throws: StoreError.self) { try store.createKey(try Samples.key("ci", of: account.id).1) }
        #expect(error?.kind == .conflict)
        #expect(error?.description.contains("\"ci\"") == true)
        #expect(try store.revokeKey(first.id, at: Samples.start))
        let second = try store.createKey(try Samples.key("ci", of: account.id).1)
        #expect(second.id != first.id)
        let other = try store.createAccount(nickname: nil, at: Samples.start).id
        _ = try store.createKey(try Samples.key("ci", of: other).1)
        #expect(try store.keys(account: account.id).count == 2)
        #expect(try store.keys(account: nil).count == 3)
    }

    @Test(arguments: ["", "  ", "a\nb", "a\u{1B}[31m", "a\u{202E}b", String(repeating: "n", count: 129)])
    func refusesNamesThatDoNotFitOnALine(name: String) throws {
        let key = try Samples.key(name, of: account.id).1
        let keyError = #expect(throws: StoreError.self) { try store.createKey(key) }
        #expect(keyError?.kind == .invalid)
        let error = #expect(throws: StoreError.self) { try store.createAccount(nickname: name, at: Samples.start) }
        #expect(error?.kind == .invalid)
    }

    @Test func refusesKeysAndLinksOfNoAccount() throws {
        let nobody = AccountID(rawValue: 77)
        let key = try Samples.key("x", of: nobody).1
        let link = NewLink(account: nobody, slug: "a", digest: key.digest, createdAt: Samples.start)
        for attempt in [{ _ = try store.createKey(key) }, { _ = try store.createLink(link) }] {
            let error = #expect(throws: StoreError.self) { try attempt() }
            #expect(error?.kind == .invalid)
            #expect(error?.description.contains("no account 77") == true)
        }
    }

    @Test func aLinkIsFoundByItsDigestUntilItIsRevoked() throws {
        let token = try AccessKey.random(.readOnly)
        let new = NewLink(account: account.id, slug: "backup", digest: token.digest, createdAt: Samples.start)
        let kept = try store.createLink(new)
        #expect(kept == LinkRecord(id: kept.id, link: new))
        #expect(try store.link(digest: token.digest) == kept)
        #expect(try store.key(digest: token.digest) == nil)
        #expect(try store.links(account: account.id) == [kept])
        #expect(try store.links(account: AccountID(rawValue: 9)).isEmpty)
        #expect(try store.revokeLink(kept.id, at: Samples.start))
        #expect(try store.link(digest: token.digest) == nil)
        #expect(try store.links(account: nil).map(\.revokedAt) == [Samples.start])
    }

    @Test func theGenerationChangesWithEveryChangeOfAccessAndWithNothingElse() throws {
        var seen: [Int64] = [try store.accessGeneration()]
        func remember() throws { seen.append(try store.accessGeneration()) }
        _ = try store.createAccount(nickname: nil, at: Samples.start)
        try remember()
        let key = try store.createKey(try Samples.key("a", of: account.id).1)
        try remember()
        _ = try store.revokeKey(key.id, at: Samples.start)
        try remember()
        let digest = SecretDigest(of: "l")
        let new = NewLink(account: account.id, slug: "s", digest: digest, createdAt: Samples.start)
        let link = try store.createLink(new)
        try remember()
        _ = try store.revokeLink(link.id, at: Samples.start)
        try remember()
        #expect(Set(seen).count == 6)
        _ = try store.revokeLink(link.id, at: Samples.start)
        let widget = Samples.widget("w", in: account.id, ordinal: 1)
        let usage = UsageIncrement(account: account.id, month: "202611", updates: 1)
        try store.commit(WidgetBatch(changes: [.put(widget)], usage: [usage]))
        #expect(try store.accessGeneration() == seen.last)
    }

    @Test func aServerSeesAtOnceWhatTheCommandLineDoes() throws {
        let commandLine = try directory.open(.administer)
        let before = try store.accessGeneration()
        let (secret, new) = try Samples.key("phone", of: account.id)
        let key = try commandLine.createKey(new)
        #expect(try store.accessGeneration() != before)
        #expect(try store.key(digest: secret.digest) == key)
        let between = try store.accessGeneration()
        #expect(try commandLine.revokeKey(key.id, at: Samples.start))
        try commandLine.close()
        #expect(try store.accessGeneration() != between)
        #expect(try store.key(digest: secret.digest) == nil)
        try store.commit(WidgetBatch(changes: [.put(Samples.widget("w", in: account.id, ordinal: 1))]))
    }
}
