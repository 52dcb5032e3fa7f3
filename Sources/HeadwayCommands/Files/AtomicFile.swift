internal import Glibc
internal import SystemSupport

/// Files that are replaced as a whole, so that no reader and no power cut meets half of one.
enum AtomicFile {
    /// Writes a file beside the one it is to replace, puts it on the disk and renames it (`mkstemp`, `rename`).
    ///
    /// - Parameters:
    ///   - bytes: The whole of the file.
    ///   - path: Where it is to be.
    ///   - mode: Its permission bits; it never has wider ones, for `mkstemp` begins with 600.
    /// - Throws: `SystemError` when it cannot be written; what was at `path` is then as it was.
    static func write(_ bytes: [UInt8], to path: String, mode: mode_t) throws(SystemError) {
        var template = Array((path + ".XXXXXX").utf8CString)
        let number = template.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map { mkstemp($0) } ?? -1
        }
        guard number >= 0 else { throw .last }
        let file = FileDescriptor(owning: number)
        do throws(SystemError) {
            try file.setMode(mode)
            try file.write(bytes)
            try file.synchronize()
            guard rename(template, path) == 0 else { throw SystemError.last }
        } catch {
            // The first error is the one to report; a file left behind holds nothing that is not in the old one's place.
            _ = unlink(template)
            throw error
        }
        // The new name is in the directory, which has to reach the disk as well.
        try FileDescriptor(path: path.parentDirectory, flags: O_RDONLY | O_DIRECTORY).synchronize()
    }
}
