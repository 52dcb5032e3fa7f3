internal import Synchronization
internal import WidgetStore

/// Says who a secret belongs to, from memory as long as the store says that nothing has changed.
///
/// Every look asks the store for its generation first, so that a key revoked by another process is refused at once.
final class AccessDirectory: Sendable {
    private struct Cache {
        var generation: Int64?
        var entries: [SecretDigest: Access] = [:]
    }

    /// Unknown secrets are not remembered, so that guessing fills no memory.
    private static let limit = 4_096

    private let store: any Store
    private let cache = Mutex(Cache())

    init(store: any Store) {
        self.store = store
    }

    /// Who holds the secret; nil for one that is unknown, revoked or not formed like one.
    ///
    /// - Throws: `StoreError` when the store cannot be read.
    func access(for secret: String) throws(StoreError) -> Access? {
        guard let kind = AccessKey.kind(of: secret) else { return nil }
        let digest = SecretDigest(of: secret)
        let generation = try store.accessGeneration()
        let known = cache.withLock { cache in
            if cache.generation != generation { cache = Cache(generation: generation) }
            return cache.entries[digest]
        }
        if let known { return known }
        guard let found = try find(kind, digest) else { return nil }
        cache.withLock { cache in
            guard cache.generation == generation, cache.entries.count < AccessDirectory.limit else { return }
            cache.entries[digest] = found
        }
        return found
    }

    private func find(_ kind: AccessKey.Kind, _ digest: SecretDigest) throws(StoreError) -> Access? {
        switch kind {
        case .account:
            guard let key = try store.key(digest: digest) else { return nil }
            return try store.accounts().first { $0.id == key.account }.map { .key(key, $0) }
        case .readOnly:
            return try store.link(digest: digest).map { .link($0) }
        }
    }
}
