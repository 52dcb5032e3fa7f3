/// A widget's name in addresses, unique in its account: `^[a-zA-Z0-9][a-zA-Z0-9_-]{0,127}$`.
public struct Slug: Sendable, Hashable {
    /// The slug's text.
    public let text: String

    /// The rule in a sentence, for people whose slug was refused.
    public static let rule =
        "a slug is 1 to 128 of the characters a-z, A-Z, 0-9, _ and -, and begins with a letter or digit"

    /// Checks a slug; a text that breaks the rule gives nil.
    public init?(_ text: String) {
        guard (1...128).contains(text.utf8.count), let first = text.utf8.first, Slug.isLetterOrDigit(first),
            text.utf8.allSatisfy({
                Slug.isLetterOrDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
            })
        else { return nil }
        self.text = text
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
