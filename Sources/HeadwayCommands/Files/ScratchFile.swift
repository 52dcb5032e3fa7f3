internal import Glibc
internal import SystemSupport

/// A file that has to be one for a while on its way to standard output.
public enum ScratchFile: Sendable {
    /// Has a file made in a directory that nobody else may look into, and writes it to standard output.
    ///
    /// The directory is below `TMPDIR`, or `/tmp`. Both are gone before the first byte is written.
    ///
    /// - Parameters:
    ///   - context: Takes the bytes.
    ///   - make: Makes the file at the path that it is given.
    /// - Throws: What `make` throws; `CommandError` when the file cannot be made or written.
    public static func stream(
        to context: CommandContext,
        make: (String) throws(CommandError) -> Void
    ) throws(CommandError) {
        let parent = context.environment.absolutePath("TMPDIR") ?? "/tmp"
        var template = Array((parent + "/headway-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw .failed("no directory can be made in \(parent.printable): \(SystemError.last); set TMPDIR to another")
        }
        let directory = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let path = directory + "/backup"
        defer {
            // Nothing is there any more as a rule.
            unlink(path)
            rmdir(directory)
        }
        try make(path)
        do {
            let file = try FileDescriptor(path: path, flags: O_RDONLY)
            unlink(path)
            rmdir(directory)
            try copy(file, to: context)
        } catch let error as SystemError {
            throw .failed("cannot read \(path): \(error)")
        } catch let error as CommandError {
            throw error
        } catch {
            throw .failed("\(error)")
        }
    }

    private static func copy(_ file: borrowing FileDescriptor, to context: CommandContext) throws {
        while true {
            let piece = try file.readPiece()
            if piece.isEmpty { return }
            try context.write(piece)
        }
    }
}
