/// Why bytes are not JSON, and where.
public struct JSONError: Error, Sendable, Equatable {
    /// What was wrong.
    public enum Code: Sendable, Equatable {
        /// The text ended inside a value.
        case unexpectedEnd
        /// Something else was expected here; what, as a noun phrase.
        case expected(String)
        /// Text stands after the value.
        case trailingText
        /// A number breaks the grammar of RFC 8259 section 6.
        case malformedNumber
        /// A control character stands unescaped in a string.
        case controlCharacter
        /// A backslash is followed by what is no escape.
        case malformedEscape
        /// A `\u` escape names half of a surrogate pair.
        case loneSurrogate
        /// A string is not UTF-8.
        case malformedUTF8
        /// The text begins with a byte order mark.
        case byteOrderMark
        /// A name occurs twice in one object.
        case duplicateName(String)
        /// Arrays and objects are nested more deeply than the limit.
        case tooDeep(limit: Int)
    }

    /// What was wrong.
    public let code: Code

    /// Where: the offset of the byte from the start of the text, 0 first.
    public let position: Int
}

extension JSONError: CustomStringConvertible {
    /// A sentence that says what is wrong and at which byte.
    public var description: String {
        "\(reason) at byte \(position)"
    }

    private var reason: String {
        switch code {
        case .unexpectedEnd: "the text ends in the middle of a value"
        case .expected(let what): "expected \(what)"
        case .trailingText: "there is text after the end of the value"
        case .malformedNumber: "a number is malformed; write it like 0.42"
        case .controlCharacter: "a control character in a string must be written as an escape such as \\n"
        case .malformedEscape: "a backslash begins no known escape"
        case .loneSurrogate: "a \\u escape is half of a surrogate pair"
        case .malformedUTF8: "a string is not valid UTF-8"
        case .byteOrderMark: "the text begins with a byte order mark; send UTF-8 without one"
        case .duplicateName(let name): "the name \"\(name)\" occurs twice in one object"
        case .tooDeep(let limit): "arrays and objects are nested more than \(limit) deep"
        }
    }
}
