/// One header line of an answer.
public struct HTTPField: Sendable, Equatable {
    /// The name, a token of RFC 9110, section 5.6.2.
    public var name: String

    /// The value.
    ///
    /// A field with a control character in its value, or an empty value, is left out of the answer and logged.
    public var value: String

    /// Pairs a name with a value, which is checked when the answer is sent.
    public init(_ name: HTTPFieldName, _ value: String) {
        self.init(named: name.rawValue, value)
    }

    /// Pairs a name that `HTTPFieldName` does not list with a value; both are checked when the answer is sent.
    public init(named name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
