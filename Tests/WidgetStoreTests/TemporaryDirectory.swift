import Glibc
import WidgetStore

/// A fresh directory that goes away with this value.
final class TemporaryDirectory: Sendable {
    let path: String

    init() throws {
        var template = Array("/tmp/headway-store-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemError(number: errno) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        Self.remove(path)
    }

    var storePath: String { path + "/headway.db" }
    var logPath: String { path + "/headway.db-wal" }

    /// The names in the directory, in order.
    func names() throws -> [String] {
        try Self.names(path)
    }

    /// Opens the store here.
    func open(_ purpose: SQLiteStoreOptions.Purpose = .serve) throws(StoreError) -> SQLiteStore {
        try SQLiteStore.open(directory: path, options: SQLiteStoreOptions(purpose: purpose))
    }

    private static func names(_ path: String) throws -> [String] {
        guard let stream = opendir(path) else { throw SystemError(number: errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    private static func remove(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        if status.st_mode & S_IFMT == S_IFDIR {
            chmod(path, 0o700)
            for name in (try? names(path)) ?? [] { remove(path + "/" + name) }
            rmdir(path)
        } else {
            unlink(path)
        }
    }
}
