internal import Glibc

/// Files that a test reads whole.
public enum WholeFile: Sendable {
    /// The bytes of a file, also of one whose size the system does not say.
    ///
    /// - Throws: `TestSupportError` when it cannot be read.
    public static func bytes(_ path: String) throws(TestSupportError) -> [UInt8] {
        guard let stream = fopen(path, "re") else { throw TestSupportError("cannot read \(path)") }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&chunk, 1, chunk.count, stream)
            guard count > 0 else { break }
            bytes += chunk[..<count]
        }
        guard ferror(stream) == 0 else { throw TestSupportError("cannot read \(path)") }
        return bytes
    }

    /// The text of a file of the project, such as a document whose words a test holds it to.
    ///
    /// - Parameter path: The path from the top of the project, such as `docs/api.md`.
    /// - Returns: Its text.
    /// - Throws: `TestSupportError` when it cannot be read.
    public static func text(ofProject path: String) throws(TestSupportError) -> String {
        String(decoding: try bytes("\(project)/\(path)"), as: UTF8.self)
    }

    /// Replaces a file of the project, such as a document of which a part is generated.
    ///
    /// - Parameters:
    ///   - text: Its text.
    ///   - path: The path from the top of the project, such as `docs/api.md`.
    /// - Throws: `TestSupportError` when it cannot be written.
    public static func write(_ text: String, toProject path: String) throws(TestSupportError) {
        guard let stream = fopen("\(project)/\(path)", "we") else { throw TestSupportError("cannot write \(path)") }
        let bytes = Array(text.utf8)
        let count = fwrite(bytes, 1, bytes.count, stream)
        guard fclose(stream) == 0, count == bytes.count else { throw TestSupportError("cannot write \(path)") }
    }

    /// The directory of the project.
    public static var project: String {
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    }
}
