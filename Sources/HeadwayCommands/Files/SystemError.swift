internal import Glibc

/// A call to the system that failed, by its `errno`.
struct SystemError: Error, Equatable, CustomStringConvertible {
    /// The error's number.
    let number: Int32

    /// The error that the last call of this thread left behind.
    static var last: SystemError { SystemError(number: errno) }

    /// The system's own phrase, such as "No such file or directory" (`strerror_r`).
    var description: String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            guard let start = buffer.baseAddress, strerror_r(number, start, buffer.count) == 0 else {
                return "error \(number)"
            }
            return String(cString: start)
        }
    }
}
