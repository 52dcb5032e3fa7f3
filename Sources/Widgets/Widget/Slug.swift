/// A widget's name in addresses, unique in its account: `^[a-zA-Z0-9][a-zA-Z0-9_-]{0,127}$`.
public struct Slug: Sendable, Hashable {
    /// The slug's text.
    public let text: String

    /// The rule in a sentence, for people whose slug was refused.
    public static let rule =
        "a slug is 1 to 128 of the characters a-z, A-Z, 0-9, _ and -, and begins with a letter or digit"

    /// The maximum number of characters.
    public static var lengthLimit: Int { 128 }

    /// Checks a slug; a text that breaks the rule gives nil.
    public init?(_ text: String) {
        guard (1...Slug.lengthLimit).contains(text.utf8.count), let first = text.utf8.first, first.isASCIILetterOrDigit,
            text.utf8.allSatisfy({
                $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
            })
        else { return nil }
        self.text = text
    }
}
