/// What a backup holds, as people count it.
public struct StoreSummary: Hashable, Sendable {
    /// The widgets of all accounts.
    public let widgets: Int

    /// The keys that are not revoked.
    public let keys: Int

    /// The size of the file in bytes.
    public let bytes: Int

    /// Counts what is in the store at `path`.
    init(of connection: Connection, at path: String) throws(SQLiteFailure) {
        widgets = Int(try connection.integer("SELECT count(*) FROM widgets") ?? 0)
        keys = Int(try connection.integer("SELECT count(*) FROM keys WHERE revoked_at IS NULL") ?? 0)
        bytes = SystemCall.size(of: path)
    }
}
