public import Widgets

/// What the server keeps for good: accounts, keys, links, sessions and widgets.
///
/// Nothing here is about SQLite, so that a second engine can implement it. Every call may come from any thread; calls
/// block, so none belongs on a thread that must not wait. A write that returns is durable. Instants are kept to the
/// microsecond.
public protocol Store: Sendable {
    /// The version of the layout on disk, 1 or more.
    var schemaVersion: Int { get }

    /// All accounts, oldest first.
    func accounts() throws(StoreError) -> [Account]

    /// Makes an account with a new random public identifier.
    ///
    /// - Parameters:
    ///   - nickname: What people call it; 1 to 128 characters without control characters, or nil.
    ///   - instant: When it was made.
    /// - Returns: The account as it was kept.
    /// - Throws: `StoreError.Kind.invalid` for a nickname that breaks the rule.
    func createAccount(nickname: String?, at instant: Instant) throws(StoreError) -> Account

    /// Keeps a new key.
    ///
    /// - Throws: `StoreError.Kind.conflict` when an active key of the account has the name already, `invalid` for a name
    ///   that is blank, longer than 128 characters or has control characters, or for an account that does not exist.
    func createKey(_ key: NewKey) throws(StoreError) -> KeyRecord

    /// All keys, revoked ones too, oldest first; of every account when `account` is nil.
    func keys(account: AccountID?) throws(StoreError) -> [KeyRecord]

    /// Revokes a key. Returns false, and changes nothing, when there is no active key of this identifier.
    func revokeKey(_ id: KeyID, at instant: Instant) throws(StoreError) -> Bool

    /// The active key of this digest; nil for an unknown key and for a revoked one. Never waits for a commit.
    func key(digest: SecretDigest) throws(StoreError) -> KeyRecord?

    /// Keeps a new link. The widget need not exist yet.
    ///
    /// - Throws: `StoreError.Kind.invalid` for an account that does not exist.
    func createLink(_ link: NewLink) throws(StoreError) -> LinkRecord

    /// All links, revoked ones too, oldest first; of every account when `account` is nil.
    func links(account: AccountID?) throws(StoreError) -> [LinkRecord]

    /// Revokes a link. Returns false, and changes nothing, when there is no active link of this identifier.
    func revokeLink(_ id: LinkID, at instant: Instant) throws(StoreError) -> Bool

    /// The active link of this digest; nil for an unknown link and for a revoked one. Never waits for a commit.
    func link(digest: SecretDigest) throws(StoreError) -> LinkRecord?

    /// Keeps a new session, and ends the longest unused ones of its key that are above `limit`.
    ///
    /// - Throws: `StoreError.Kind.invalid` for a key that is revoked or does not exist.
    func createSession(_ session: NewSession, limit: Int) throws(StoreError) -> SessionRecord

    /// The session of this digest; nil for an unknown one and for one whose key was revoked. Never waits for a commit.
    ///
    /// Whether it has run out is for the caller to say, who may know of a later use.
    func session(digest: SecretDigest) throws(StoreError) -> SessionRecord?

    /// Notes that a session was used; an earlier instant than the one that is kept changes nothing.
    func useSession(_ id: SessionID, at instant: Instant) throws(StoreError)

    /// Ends a session. Returns false when there is none of this identifier.
    func endSession(_ id: SessionID) throws(StoreError) -> Bool

    /// Ends all sessions that were last used at `instant` or before.
    func endSessions(unusedSince instant: Instant) throws(StoreError)

    /// A number that changes whenever an account, a key, a link or a session changes, whichever process changed it.
    ///
    /// Cheap enough to ask on every request: a cache of keys is good for as long as this number stays.
    func accessGeneration() throws(StoreError) -> Int64

    /// The widgets of all accounts in the order of their creation.
    func widgets() throws(StoreError) -> [StoredWidget]

    /// Makes all changes of the batch durable in one transaction, or none of them.
    ///
    /// An empty batch does nothing. Changes apply in their order.
    ///
    /// - Parameters:
    ///   - batch: The changes.
    ///   - meanwhile: Is done once, on this thread, while the disk is waited for. It must not use the store, and must not
    ///     rely on the batch: should the commit fail, it may have been done or not.
    /// - Throws: `StoreError` when nothing of the batch has become durable.
    func commit(_ batch: WidgetBatch, meanwhile: @escaping @Sendable () -> Void) throws(StoreError)

    /// The pushes in the history of a widget, the newest first; none for a widget that is not there.
    func pushes(widget ordinal: Int64) throws(StoreError) -> [PushRecord]

    /// How many updates the account made in `month` ("YYYYMM"); 0 where nothing was counted.
    func usage(account: AccountID, month: String) throws(StoreError) -> Int64

    /// Finishes what is under way and lets go of the store. A second call does nothing; other calls throw `closed`.
    func close() throws(StoreError)
}

extension Store {
    /// Makes all changes of the batch durable in one transaction, or none of them, with nothing to do meanwhile.
    public func commit(_ batch: WidgetBatch) throws(StoreError) {
        try commit(batch) {}
    }
}
