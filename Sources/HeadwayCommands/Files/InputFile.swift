internal import Glibc
internal import SystemSupport

/// A file that a command reads whole, or standard input where its name is `-`.
public struct InputFile: Sendable {
    /// The most bytes that are read: what a server takes as a body.
    public static let limit = 65_536

    /// The path as it was given.
    public let path: String

    /// The file of a path; `-` is standard input.
    public init(path: String) {
        self.path = path
    }

    /// The file's name as messages say it.
    public var name: String {
        path == "-" ? "standard input" : path.printable
    }

    /// The bytes of the file.
    ///
    /// - Throws: `CommandError` when it cannot be read or is larger than `limit`.
    public func read() throws(CommandError) -> [UInt8] {
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
