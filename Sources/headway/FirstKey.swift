internal import WidgetStore
internal import Widgets

/// The key that the first start makes, so that there is something to push with.
enum FirstKey {
    /// Makes an account with a key when the store has no account yet.
    ///
    /// - Returns: The key, which nobody can show again; nil when the store had an account.
    static func makeIfNeeded(in store: any Store, now: Instant) throws(StoreError) -> AccessKey? {
        guard try store.accounts().isEmpty else { return nil }
        let account = try store.createAccount(nickname: nil, at: now)
        let key = try AccessKey.random(.account)
        _ = try store.createKey(NewKey(account: account.id, name: "first", digest: key.digest, createdAt: now))
        return key
    }
}
