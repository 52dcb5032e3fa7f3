internal import Synchronization
internal import WidgetStore
internal import Widgets

/// Says who a secret belongs to, from memory as long as the store says that nothing has changed.
///
/// Every look asks the store for its generation first, so that a key revoked by another process is refused at once.
final class AccessDirectory: Sendable {
    private struct Entry: Sendable {
        let access: Access
        /// Of a session, the last use that the store was seen to have.
        var usedAt: Instant?
    }

    private struct Cache {
        var generation: Int64?
        var entries: [SecretDigest: Entry] = [:]
    }

    /// Secrets that are remembered at most; unknown ones never are, so that guessing fills no memory.
    private let limit: Int
    private let store: any Store
    private let clocks: Clocks
    private let storeUse: @Sendable (SessionID, Instant) -> Void
    private let cache = Mutex(Cache())
    private let uses = SessionUses()

    /// - Parameters:
    ///   - store: Knows all keys, links and sessions.
    ///   - clocks: The clocks to go by.
    ///   - limit: Secrets that are remembered at most.
    ///   - storeUse: Sees to it that the use of a session is stored, without waiting for that.
    init(
        store: any Store,
        clocks: Clocks,
        limit: Int = 4_096,
        storeUse: @escaping @Sendable (SessionID, Instant) -> Void
    ) {
        self.store = store
        self.clocks = clocks
        self.limit = limit
        self.storeUse = storeUse
    }

    /// A number that changes whenever an account, a key, a link or a session does.
    ///
    /// - Throws: `StoreError` when the store cannot be read.
    func generation() throws(StoreError) -> Int64 {
        try store.accessGeneration()
    }

    /// How many secrets are remembered.
    var rememberedCount: Int {
        cache.withLock { $0.entries.count }
    }

    /// Who holds the secret; nil for one that is unknown, revoked or run out.
    ///
    /// - Throws: `StoreError` when the store cannot be read.
    func access(for credential: Credential) throws(StoreError) -> Access? {
        let (kind, digest) = (credential.kind, credential.digest)
        let generation = try store.accessGeneration()
        let known = cache.withLock { cache in
            if cache.generation != generation { cache = Cache(generation: generation) }
            return cache.entries[digest]
        }
        // One that seems to have run out is looked up anew: the store may know of a later use.
        if let known, isGood(known) { return known.access }
        guard let found = try find(kind, digest) else { return nil }
        cache.withLock { cache in
            guard cache.generation == generation, cache.entries.count < limit else { return }
            cache.entries[digest] = found
        }
        return isGood(found) ? found.access : nil
    }

    /// Whether a session has not run out, which is also a use of it; keys and links do not run out.
    private func isGood(_ entry: Entry) -> Bool {
        guard let id = entry.access.session, let usedAt = entry.usedAt else { return true }
        let now = clocks.now()
        switch uses.use(id, stored: usedAt, now: now) {
        case .over: return false
        case .good: return true
        case .goodAndDue:
            storeUse(id, now)
            return true
        }
    }

    private func find(_ kind: AccessKey.Kind, _ digest: SecretDigest) throws(StoreError) -> Entry? {
        switch kind {
        case .account:
            guard let key = try store.key(digest: digest) else { return nil }
            return try account(of: key).map { Entry(access: .key(key, $0)) }
        case .readOnly:
            return try store.link(digest: digest).map { Entry(access: .link($0)) }
        case .session:
            guard let session = try store.session(digest: digest) else { return nil }
            return try account(of: session.key).map {
                Entry(access: .session(session.id, session.key, $0), usedAt: session.usedAt)
            }
        }
    }

    private func account(of key: KeyRecord) throws(StoreError) -> Account? {
        try store.accounts().first { $0.id == key.account }
    }
}
