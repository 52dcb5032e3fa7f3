internal import Glibc

/// A directory of its own for a test, removed with all that is in it when this goes out of scope.
public final class TemporaryDirectory: Sendable {
    /// The absolute path.
    public let path: String

    /// Makes a new directory (`mkdtemp`).
    ///
    /// - Throws: `TestSupportError` when it cannot be made.
    public init() throws(TestSupportError) {
        var template = Array("/tmp/headway-test-XXXXXX".utf8CString)
        let made = template.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
        }
        guard let made else { throw TestSupportError("mkdtemp: \(String(cString: strerror(errno)))") }
        path = made
    }

    deinit {
        TemporaryDirectory.remove(path)
    }

    /// The path of a file in the directory.
    public func file(_ name: String) -> String {
        path + "/" + name
    }

    /// Writes a file in the directory.
    ///
    /// - Parameters:
    ///   - name: The file's name.
    ///   - text: The whole of the file.
    ///   - mode: Its permission bits.
    /// - Returns: The file's path.
    /// - Throws: `TestSupportError` when it cannot be written.
    @discardableResult
    public func write(_ name: String, _ text: String, mode: UInt32 = 0o600) throws(TestSupportError) -> String {
        let path = file(name)
        guard let stream = fopen(path, "we") else { throw TestSupportError("cannot write \(path)") }
        let bytes = Array(text.utf8)
        let count = fwrite(bytes, 1, bytes.count, stream)
        guard fclose(stream) == 0, count == bytes.count else { throw TestSupportError("cannot write \(path)") }
        _ = try TestSupportError.check(chmod(path, mode), "chmod")
        return path
    }

    /// Reads a file in the directory.
    ///
    /// - Parameter name: The file's name.
    /// - Returns: Its bytes.
    /// - Throws: `TestSupportError` when it cannot be read.
    public func read(_ name: String) throws(TestSupportError) -> [UInt8] {
        let descriptor = try TestSupportError.check(open(file(name), O_RDONLY | O_CLOEXEC), "open")
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = try TestSupportError.check(
                Int32(Glibc.read(descriptor, &chunk, chunk.count)),
                "read"
            )
            guard count > 0 else { return bytes }
            bytes += chunk[..<Int(count)]
        }
    }

    /// Removes a file, or a directory with all that is in it; links are removed, not followed.
    private static func remove(_ path: String) {
        guard unlink(path) != 0, let directory = opendir(path) else { return }
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { remove(path + "/" + name) }
        }
        closedir(directory)
        rmdir(path)
    }
}
