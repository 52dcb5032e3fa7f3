import Glibc
import WidgetStore

/// A fresh directory that goes away with this value.
///
/// In memory where the system has such a file system: thousands of syncs to a disk would only slow the tests down.
final class TemporaryDirectory: Sendable {
    let path: String

    init() throws {
        let parent = access("/dev/shm", W_OK | X_OK) == 0 ? "/dev/shm" : "/tmp"
        var template = Array("\(parent)/headway-store-XXXXXX".utf8CString)
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

    /// The bytes of a file; nil when there is none.
    func bytes(_ name: String) -> [UInt8]? {
        let descriptor = Glibc.open(path + "/" + name, O_RDONLY)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }

    /// Writes a file anew, or only from `offset` on.
    func write(_ bytes: [UInt8], to name: String, at offset: Int? = nil) throws {
        let flags = O_WRONLY | O_CREAT | (offset == nil ? O_TRUNC : 0)
        let descriptor = Glibc.open(path + "/" + name, flags, 0o600)
        guard descriptor >= 0 else { throw SystemError(number: errno) }
        defer { close(descriptor) }
        guard pwrite(descriptor, bytes, bytes.count, off_t(offset ?? 0)) == bytes.count else {
            throw SystemError(number: errno)
        }
    }

    /// The permission bits of a file in the directory, or of the directory itself.
    func mode(_ name: String = "") throws -> mode_t {
        var status = stat()
        guard stat(path + "/" + name, &status) == 0 else { throw SystemError(number: errno) }
        return status.st_mode & 0o777
    }

    /// All files and their bytes but the lock of the server.
    func contents() throws -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for name in try names() where name != "headway.lock" { contents[name] = bytes(name) }
        return contents
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
