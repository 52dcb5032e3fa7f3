internal import Glibc

/// A file that a command reads whole, or standard input where its name is `-`.
struct InputFile {
    /// The most bytes that are read: what a server takes as a body.
    static let limit = 65_536

    /// The path as it was given.
    let path: String

    /// The file's name as messages say it.
    var name: String {
        path == "-" ? "standard input" : path.printable
    }

    /// The bytes of the file.
    func read() throws(CommandError) -> [UInt8] {
        let bytes: [UInt8]?
        do {
            bytes =
                if path == "-" {
                    try FileDescriptor.readAll(from: STDIN_FILENO, limit: InputFile.limit)
                } else {
                    try FileDescriptor(path: path, flags: O_RDONLY).read(limit: InputFile.limit)
                }
        } catch {
            throw .failed("cannot read \(name): \(error)")
        }
        guard let bytes else {
            throw .failed("\(name) is larger than 64 KiB, the most that a server takes")
        }
        return bytes
    }
}
