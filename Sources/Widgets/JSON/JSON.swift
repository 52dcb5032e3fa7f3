/// A JSON value (RFC 8259) as it was read: members in their order, numbers as they were written.
public enum JSON: Sendable {
    /// The literal `null`.
    case null
    /// The literal `true` or `false`.
    case bool(Bool)
    /// A number, kept as written.
    case number(JSONNumber)
    /// A string, its escapes resolved.
    case string(String)
    /// An array.
    case array([JSON])
    /// An object, its members in the order in which they were written.
    case object(JSONObject)

    /// The object in this value, or nil when it is of another type.
    public var object: JSONObject? {
        if case .object(let object) = self { return object }
        return nil
    }

    /// The text in this value, or nil when it is of another type.
    public var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// The number in this value, or nil when it is of another type or too large.
    public var double: Double? {
        if case .number(let number) = self { return number.double }
        return nil
    }

    /// Whether this is the literal `null`.
    public var isNull: Bool {
        if case .null = self { return true }
        return false
    }

    /// The type's name with its article, for sentences such as "must be a number, not a string".
    public var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSON: Equatable {
    /// Whether both are the same value as written: texts byte by byte, numbers digit by digit (`0.8` is not `0.80`),
    /// members in the same order.
    public static func == (left: JSON, right: JSON) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left == right
        default: false
        }
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    /// A JSON string.
    public init(stringLiteral text: String) { self = .string(text) }

    /// A JSON number.
    public init(integerLiteral number: Int) { self = .number(JSONNumber(number)) }

    /// A JSON boolean.
    public init(booleanLiteral flag: Bool) { self = .bool(flag) }
}
