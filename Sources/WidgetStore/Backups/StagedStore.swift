internal import Glibc
internal import SystemSupport

/// A backup on its way into a data directory: copied into a directory of its own there, checked, and brought up to date.
///
/// All of it is gone with this value.
struct StagedStore: ~Copyable {
    private static let prefix = "restore."
    private let directory: DataDirectory
    private let source: BackupSource

    /// The whole store, one plain file once `prepare` is done.
    var path: String { directory.storePath }

    /// Makes the directory for it, which nobody else may look into.
    init(in parent: DataDirectory, from source: BackupSource) throws(StoreError) {
        self.source = source
        var template = Array((parent.path + "/" + Self.prefix + "XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw StoreError(
                .unusableLocation,
                "No directory can be made in \(parent.path) (\(SystemError.last)). Nothing was changed."
            )
        }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        directory = try DataDirectory(existing: path)
    }

    deinit {
        Self.remove(directory)
    }

    /// Removes what restores that were killed have left in `parent`; for its only user.
    static func removeLeftovers(in parent: DataDirectory) {
        for name in DirectoryNames.of(parent.path) where name.hasPrefix(prefix) {
            guard let old = try? DataDirectory(existing: parent.path + "/" + name) else { continue }
            remove(old)
        }
    }

    /// Copies the backup, checks it whole, and opens it as a server would.
    ///
    /// - Returns: What is in it.
    func prepare() throws(StoreError) -> StoreSummary {
        do throws(StoreError) {
            try source.copy(to: path)
            try refuseForeign()
            let summary = try check()
            let store = try SQLiteStore.open(directory: directory.path, options: SQLiteStoreOptions(purpose: .serve))
            _ = try store.widgets()
            try store.close()
            guard SystemCall.size(of: directory.logPath) == 0 else {
                throw StoreError(.fault, "The log of the copy \(path) could not be taken into it.")
            }
            try DurableFile.synchronize(path)
            return summary
        } catch {
            let what = error.description.replacing(path, with: source.name)
            throw StoreError(error.kind, "\(what) The store in the data directory was left as it is.")
        }
    }

    private func refuseForeign() throws(StoreError) {
        let size = SystemCall.size(of: path)
        guard size > 0 else { throw StoreError(.notAStore, "\(path) is empty.") }
        guard let header = try StoreFile.header(of: path) else {
            throw StoreError(.notAStore, "\(path) is no Headway backup: it is not a SQLite file.")
        }
        guard header.applicationID == Schema.applicationID else {
            throw StoreError(
                .notAStore,
                "\(path) is a SQLite file of another application, not a Headway backup."
            )
        }
        guard header.userVersion <= Schema.newestVersion else {
            throw StoreError(
                .newerVersion(found: header.userVersion, supported: Schema.newestVersion),
                "\(path) has version \(header.userVersion), made by a newer Headway; this one reads up to version "
                    + "\(Schema.newestVersion). Restore it with the newer one."
            )
        }
        guard size == header.pageSize * header.pageCount else {
            let promised = header.pageSize * header.pageCount
            throw damage("it has \(size) bytes where its header promises \(promised)")
        }
    }

    private func check() throws(StoreError) -> StoreSummary {
        let fault: String?
        do throws(SQLiteFailure) {
            let connection = try SQLiteConnection(path: path, access: .readWrite, busyMilliseconds: 0)
            fault = try connection.firstFault()
            if fault == nil { return try StoreSummary(of: connection, at: path) }
        } catch {
            throw damage(error.message)
        }
        throw damage(fault ?? "unknown")
    }

    private func damage(_ how: String) -> StoreError {
        StoreError(.damaged, "\(path) is damaged: \(how). Take another backup.")
    }

    private static func remove(_ directory: DataDirectory) {
        for name in directory.names { unlink(directory.path + "/" + name) }
        rmdir(directory.path)
    }
}
