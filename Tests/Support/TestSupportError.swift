internal import Glibc

/// Why a helper of the tests could not do its work.
public struct TestSupportError: Error, Sendable, CustomStringConvertible {
    /// What went wrong.
    public let description: String

    /// An error with a sentence.
    public init(_ description: String) {
        self.description = description
    }

    /// Checks the result of a call of the system that returns -1 on failure.
    static func check(_ result: Int32, _ call: String) throws(TestSupportError) -> Int32 {
        guard result >= 0 else { throw TestSupportError("\(call): \(String(cString: strerror(errno)))") }
        return result
    }

    /// Checks the result of a call of the system that returns the error's number.
    static func checkNumber(_ number: Int32, _ call: String) throws(TestSupportError) {
        guard number == 0 else { throw TestSupportError("\(call): \(String(cString: strerror(number)))") }
    }
}
