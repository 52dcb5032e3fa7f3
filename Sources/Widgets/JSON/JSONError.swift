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
    /// A clause that says at which byte what is wrong, such as "at byte 5, expected a colon".
    public var description: String {
        "at byte \(position), \(reason)"
    }

    /// What is wrong, without the place, for a surface that shows the place in its own way.
    public var reason: String {
        switch code {
        case .unexpectedEnd: "the text ends before its value is complete"
        case .expected(let what): "expected \(what)"
        case .trailingText: "there is text after the end of the value"
        case .malformedNumber: "a number is malformed; write numbers like 0.42"
        case .controlCharacter: "a string holds a control character; write it as an escape such as \\n"
        case .malformedEscape: "a backslash begins an escape that JSON does not know"
        case .loneSurrogate: "a \\u escape is half of a surrogate pair"
        case .malformedUTF8: "a string holds bytes that are not UTF-8"
        case .byteOrderMark: "the text begins with a byte order mark; send UTF-8 without one"
        case .duplicateName(let name): "the name \"\(name.firstCodePoints(64))\" occurs twice in one object"
        case .tooDeep(let limit): "arrays and objects are nested more than \(limit) deep"
        }
    }
}
