internal import Glibc

/// What the system says of this process.
enum ProcessFacts {
    /// Memory in use, in bytes (`/proc/self/statm`); 0 where the system does not say.
    static var residentBytes: Int {
        var buffer = [UInt8](repeating: 0, count: 128)
        let descriptor = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return 0 }
        defer { close(descriptor) }
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return 0 }
        let fields = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ")
        guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }
}
