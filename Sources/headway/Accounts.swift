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
