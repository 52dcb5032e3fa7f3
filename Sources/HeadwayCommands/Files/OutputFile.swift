internal import Glibc
internal import SystemSupport

/// A file that a command writes whole, or standard output where its name is `-`.
struct OutputFile {
    /// The path as it was given.
    let path: String

    /// Writes the file in place of what it held, where that is no file as well, such as `/dev/null`.
    ///
    /// - Throws: `CommandError` when it cannot be written.
    func write(_ bytes: [UInt8], _ context: CommandContext) throws(CommandError) {
        guard path != "-" else { return try context.write(bytes) }
        do {
            // 666 but for what the person's umask takes away.
            try FileDescriptor(path: path, flags: O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666).write(bytes)
        } catch {
            throw .failed("cannot write \(path.printable): \(error)")
        }
    }
}
