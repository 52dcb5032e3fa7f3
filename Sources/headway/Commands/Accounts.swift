internal import HeadwayCommands
internal import WidgetStore
internal import Widgets

/// Finds the account that a command means.
enum Accounts {
    /// The account of a nickname, or the first one where none is given; nil when there is none.
    static func known(_ nickname: String?, in store: any Store) throws(StoreError) -> Account? {
        let accounts = try store.accounts()
        guard let nickname else { return accounts.first }
        return accounts.first { $0.nickname == nickname }
    }

    /// The same, and the account is made when there is none.
    static func named(_ nickname: String?, in store: any Store, makeAt now: Instant) throws(StoreError) -> Account {
        if let account = try known(nickname, in: store) { return account }
        return try store.createAccount(nickname: nickname, at: now)
    }
}

/// Says that a store begins anew on a file that was there.
enum EmptyStore {
    /// Warns when the file was empty: nobody but a person can tell whether there was a store in it.
    static func warn(_ store: SQLiteStore, _ context: CommandContext) {
        guard store.wasEmpty else { return }
        context.say(
            "warning: \(store.path) was there and empty, so a new store begins in it. If there were widgets and keys in it, "
                + "something cut it to nothing: stop the server and put a backup back with `headway restore FILE`"
        )
    }
}

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
