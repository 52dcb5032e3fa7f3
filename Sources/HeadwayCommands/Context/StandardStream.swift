internal import Glibc
internal import SystemSupport

/// One of the two outputs of the process, written without a buffer, so that nothing is left behind at its end.
enum StandardStream {
    case output
    case errors

    /// Whether it is a terminal (`isatty`).
    var isTerminal: Bool {
        isatty(self == .output ? STDOUT_FILENO : STDERR_FILENO) == 1
    }

    /// Writes all bytes.
    ///
    /// - Throws: `.reported` when the reader has gone away, so that `headway list | head -1` stays quiet where SIGPIPE is
    ///   ignored (where it is not, the signal ends the program); a sentence for anything else, such as a full disk.
    func write(_ bytes: [UInt8]) throws(CommandError) {
        do {
            try FileDescriptor.writeAll(bytes, to: self == .output ? STDOUT_FILENO : STDERR_FILENO)
        } catch {
            if error.number == EPIPE { throw .reported }
            throw .failed("cannot write to standard output: \(error)")
        }
    }
}
