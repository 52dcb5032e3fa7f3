internal import Glibc

/// A call to the system that failed, by its `errno`.
public struct SystemError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The error's number.
    public let number: Int32

    /// The error of a number.
    public init(number: Int32) {
        self.number = number
    }

    /// The error that the last call of this thread left behind.
    public static var last: SystemError { SystemError(number: errno) }

    /// The system's own phrase, such as "No such file or directory" (`strerror_r`).
    public var description: String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            guard let start = buffer.baseAddress, strerror_r(number, start, buffer.count) == 0 else {
                return "error \(number)"
            }
            return String(cString: start)
        }
    }
}
