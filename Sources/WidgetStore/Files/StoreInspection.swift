/// What SQLite itself says about a file before anything is changed in it.
struct StoreInspection {
    /// Files up to this size, in bytes, are read through at open; the check takes about 1.3 ms for every MiB.
    static let fullCheckLimit: Int64 = 16 * 1024 * 1024

    private let path: String
    private let newestVersion: Int

    /// The store at `path`, to be read by a program that knows layouts up to `newestVersion`.
    init(path: String, newestVersion: Int) {
        self.path = path
        self.newestVersion = newestVersion
    }

    /// Refuses a file of another application, of a newer version or with damage; the log counts as part of the file.
    ///
    /// A larger file is not read through, so that a start stays quick; damage in it is found when its page is read.
    ///
    /// - Returns: The version of the layout; 0 for a file that is empty yet.
    func check(_ connection: SQLiteConnection) throws(StoreError) -> Int {
        let fault: StoreError?
        let version: Int
        do throws(SQLiteFailure) {
            version = Int(try connection.integer("PRAGMA user_version") ?? 0)
            fault = try self.fault(of: connection, version)
        } catch {
            throw StoreError(error, opening: path)
        }
        if let fault { throw fault }
        return version
    }

    private func fault(of connection: SQLiteConnection, _ version: Int) throws(SQLiteFailure) -> StoreError? {
        let pages = try connection.integer("PRAGMA page_count") ?? 0
        guard pages > 0 else { return nil }
        guard try connection.integer("PRAGMA application_id") == Int64(Schema.applicationID) else {
            return .foreign(path)
        }
        guard version <= newestVersion else { return .newer(path, found: version, supported: newestVersion) }
        let pageSize = try connection.integer("PRAGMA page_size") ?? 0
        guard pages * pageSize <= Self.fullCheckLimit else { return nil }
        // https://sqlite.org/pragma.html#pragma_quick_check
        let answer = try connection.text("PRAGMA quick_check(1)") ?? "no answer"
        return answer == "ok" ? nil : .damaged(path, answer)
    }
}
