/// One thing that is wrong with a body: where, what, and how to put it right.
public struct Fault: Sendable, Equatable {
    /// The place, such as `body.content.stat_rows[2].label`.
    public let location: String

    /// A sentence that names the rule and the way out.
    public let message: String

    /// The value that was refused, where it is short enough to be repeated.
    public let value: JSON?

    /// A fault at a place.
    ///
    /// - Parameters:
    ///   - location: The place, such as `body.content.value`.
    ///   - message: A sentence that names the rule and the way out.
    ///   - value: What was refused. Only null, booleans, numbers and texts of up to 128 bytes are kept.
    public init(location: String, message: String, value: JSON? = nil) {
        self.location = location
        self.message = message
        self.value = value.flatMap { Fault.isShort($0) ? $0 : nil }
    }

    /// The same fault, its place taken as one within `place`.
    func inside(_ place: String) -> Fault {
        let separator = location.utf8.first == UInt8(ascii: "[") ? "" : "."
        return Fault(location: place + separator + location, message: message, value: value)
    }

    private static func isShort(_ value: JSON) -> Bool {
        switch value {
        case .null, .bool: true
        case .number(let number): number.text.utf8.count <= 128
        case .string(let text): text.utf8.count <= 128
        case .array, .object: false
        }
    }
}
