/// The slugs that a key may touch: one slug, or all slugs that begin with a prefix.
///
/// Written as the slug itself, or as a prefix and `*`; a lone `*` matches every slug.
public struct SlugPattern: Hashable, Sendable, CustomStringConvertible {
    /// The most characters a pattern may have, the `*` included.
    public static let maximumLength = 128

    /// The pattern as it was written.
    public let text: String

    /// The pattern as it was written.
    public var description: String { text }

    /// Reads a pattern.
    ///
    /// - Parameter text: 1 to 128 of the characters of a slug (`a`–`z`, `A`–`Z`, `0`–`9`, `_`, `-`), or such a prefix
    ///   and `*`, or `*` alone.
    /// - Throws: `SlugPatternError` for everything else.
    public init(_ text: String) throws(SlugPatternError) {
        guard !text.isEmpty else { throw .empty }
        let length = text.unicodeScalars.count
        guard length <= Self.maximumLength else { throw .tooLong(length: length) }
        let slugPart = text.utf8.last == UInt8(ascii: "*") ? text.unicodeScalars.dropLast() : text.unicodeScalars[...]
        for scalar in slugPart {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_", "-": continue
            case "*": throw .starInside
            default: throw .badCharacter(scalar)
            }
        }
        self.text = text
    }

    /// Whether `slug` is the slug, or begins with the prefix, of this pattern.
    ///
    /// Case counts.
    public func matches(_ slug: String) -> Bool {
        guard text.utf8.last == UInt8(ascii: "*") else { return text.utf8.elementsEqual(slug.utf8) }
        return slug.utf8.starts(with: text.utf8.dropLast())
    }
}
