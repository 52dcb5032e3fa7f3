internal import Glibc
internal import SystemSupport

/// What the system says of this process.
enum ProcessFacts {
    /// Memory in use, in bytes (`/proc/self/statm`); 0 where the system does not say.
    static var residentBytes: Int {
        guard let bytes = try? FileDescriptor(path: "/proc/self/statm", flags: O_RDONLY).readPiece() else { return 0 }
        let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
        guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }
}
