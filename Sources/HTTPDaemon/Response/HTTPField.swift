/// One header line of an answer.
public struct HTTPField: Sendable, Equatable {
    /// The name, a token of RFC 9110, section 5.6.2.
    public var name: String

    /// The value.
    ///
    /// A field with a control character in its value, or an empty value, is left out of the answer and logged.
    public var value: String

    /// Pairs a name with a value; neither is checked before the answer is sent.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
