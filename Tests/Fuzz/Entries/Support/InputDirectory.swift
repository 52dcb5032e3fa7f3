import Glibc
import TestSupport

/// Directories of inputs: the seeds of an entry, or what a fuzzer has kept.
public enum InputDirectory: Sendable {
    /// The inputs of a directory in the order of their names.
    ///
    /// - Parameter path: The directory.
    /// - Returns: Each file's name and bytes.
    /// - Throws: ``Finding`` when the directory or a file cannot be read.
    public static func inputs(in path: String) throws(Finding) -> [(name: String, bytes: [UInt8])] {
        guard let directory = opendir(path) else { throw Finding("there is no directory \(path)") }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        var inputs: [(name: String, bytes: [UInt8])] = []
        for name in names.sorted() { inputs.append((name, try bytes(of: path + "/" + name))) }
        return inputs
    }

    /// The bytes of a file.
    public static func bytes(of path: String) throws(Finding) -> [UInt8] {
        do throws(TestSupportError) {
            return try WholeFile.bytes(path)
        } catch {
            throw Finding(error.description)
        }
    }
}
