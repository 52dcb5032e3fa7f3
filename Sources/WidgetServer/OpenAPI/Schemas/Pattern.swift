internal import WidgetStore
internal import Widgets

/// The regular expressions of the document, in the syntax that ECMA-262 and Swift share.
enum Pattern {
    /// Unicode's White_Space, and the controls below the blank.
    ///
    /// U+2000 and U+2001 stand apart from the range, as they are canonically equal to U+2002 and U+2003.
    private static let blanks =
        #"\u0085\u00a0\u1680\u2000\u2001\u2002-\u200a\u2028\u2029\u202f\u205f\u3000"#

    /// What no address contains: white space and control characters.
    private static let unprinted =
        #"\u0000-\u0020\u007f-\u00a0\u1680\u2000\u2001\u2002-\u200a\u2028\u2029\u202f\u205f\u3000"#

    /// A slug.
    static let slug = "^\(slugCharacters)$"

    /// The characters of a slug.
    static let slugCharacters = "[a-zA-Z0-9][a-zA-Z0-9_-]{0,\(Slug.lengthLimit - 1)}"

    /// A text that is not blank.
    static let words = #"[^\u0000-\u0020"# + blanks + "]"

    /// A color by name or in hexadecimal digits.
    static let color = "^\(colorForms)$"

    /// A color, or nothing.
    static let colorOrNothing = "^\(colorForms)?$"

    private static var colorForms: String {
        let names = NamedColor.allCases.map { anyCase($0.rawValue) }
        return "(?:#?(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|\(names.joined(separator: "|")))"
    }

    /// An http or https address.
    static let webScheme = "^\(anyCase("http"))[sS]?:"

    /// An address that an action may open.
    static var address: String {
        let excluded = ActionURL.forbiddenSchemes.map(anyCase) + [anyCase("http") + "[sS]?"]
        let other = #"(?!(?:"# + excluded.joined(separator: "|") + #"):)[A-Za-z][A-Za-z0-9+.\-]*:[^"# + unprinted + "]*"
        let user = #"(?:[^/?#\\@"# + unprinted + "]*@)*"
        let host = #"[^/?#\\@:"# + unprinted + #"][^/?#\\@"# + unprinted + "]*"
        let path = #"(?:[/?#\\][^"# + unprinted + "]*)?"
        return "^(?:\(other)|\(anyCase("http"))[sS]?://\(user)\(host)\(path))$"
    }

    /// The name of a header field (RFC 9110, section 5.6.2).
    static let headerName = #"^[!#$%&'*+.^_`|~0-9A-Za-z\-]+$"#

    /// The value of a header field (RFC 9110, section 5.5).
    static let headerValue = #"^[^\u0000-\u0008\u000a-\u001f\u007f]*$"#

    /// A date in UTC, as the server writes it.
    static let instant =
        #"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{3}|\.[0-9]{6})?Z$"#

    /// A secret of a kind, anywhere in a text.
    static func secret(_ kind: AccessKey.Kind) -> String {
        "\(kind.rawValue)[0-9A-Za-z]{\(AccessKey.secretLength)}"
    }

    /// A word in any case.
    private static func anyCase(_ word: String) -> String {
        word.map { "[\($0.lowercased())\($0.uppercased())]" }.joined()
    }
}
