internal import Glibc

/// A stream of which one end is read and the other one written; each is closed at the latest when this goes out of scope; no program inherits them.
final class Pipe {
    private(set) var readEnd: Int32
    private(set) var writeEnd: Int32

    init() throws(TestSupportError) {
        var ends: [Int32] = [-1, -1]
        // Not `pipe`: it cannot set close-on-exec at once (Swift does not see `pipe2`), and a program that another test
        // starts in between would hold the ends open.
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        _ = try TestSupportError.check(socketpair(AF_UNIX, type, 0, &ends), "socketpair")
        readEnd = ends[0]
        writeEnd = ends[1]
    }

    deinit {
        closeReadEnd()
        closeWriteEnd()
    }

    func closeReadEnd() {
        if readEnd >= 0 { close(readEnd) }
        readEnd = -1
    }

    func closeWriteEnd() {
        if writeEnd >= 0 { close(writeEnd) }
        writeEnd = -1
    }
}
