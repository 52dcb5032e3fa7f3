/// Why a text is not a slug pattern.
public enum SlugPatternError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text has no characters.
    case empty
    /// The text has more than 128 characters.
    case tooLong(length: Int)
    /// A `*` stands before the end.
    case starInside
    /// A character that no slug can have.
    case badCharacter(Unicode.Scalar)

    /// What is wrong and what a pattern looks like, in full sentences.
    public var description: String {
        switch self {
        case .empty:
            "A slug pattern must not be empty. Write a slug, a prefix with a trailing *, or * for all."
        case .tooLong(let length):
            "The slug pattern has \(length) characters; at most \(SlugPattern.maximumLength) are allowed."
        case .starInside:
            "A slug pattern may have one * only, and only at its end, as in backup-*."
        case .badCharacter(let scalar):
            "The slug pattern has the character U+\(Self.hexadecimal(scalar)), which no slug can have. "
                + "Slugs are made of a-z, A-Z, 0-9, _ and -."
        }
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
