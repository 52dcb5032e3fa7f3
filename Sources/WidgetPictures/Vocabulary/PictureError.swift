/// Why a picture could not be made.
public struct PictureError: Error, Sendable, CustomStringConvertible {
    /// The kinds of failure that a caller may want to tell apart.
    public enum Code: Sendable {
        /// The fonts that come with the product are not where they should be.
        case fontsMissing
        /// The scale or the size is out of range.
        case badSize
        /// A library refused, as a rule for want of memory.
        case library
    }

    /// The kind of failure.
    public let code: Code

    /// A full sentence with the value at fault and the way out.
    public let description: String

    init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
