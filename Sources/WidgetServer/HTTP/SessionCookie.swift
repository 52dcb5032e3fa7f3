internal import HTTPDaemon
internal import SystemSupport
internal import WidgetStore

/// The cookie that holds the secret of a session (RFC 6265).
enum SessionCookie {
    /// Its name.
    static let name = "headway_session"

    /// How long a browser keeps it, in seconds: 400 days, the most that browsers grant.
    ///
    /// A session that is not used ends much earlier; that is for the server to say.
    static let lifetimeSeconds = 400 * 86_400

    /// The value of the cookie in the field `Cookie`, whatever it is; nil where there is none of this name.
    static func value(in field: String) -> String? {
        for pair in field.utf8.split(separator: UInt8(ascii: ";")) {
            let pair = pair.drop { $0.isBlank }
            guard let equals = pair.firstIndex(of: UInt8(ascii: "=")), pair[..<equals].elementsEqual(name.utf8) else {
                continue
            }
            return String(Substring(pair[pair.index(after: equals)...]))
        }
        return nil
    }

    /// The field that gives a browser its session.
    ///
    /// No script can read it, and no page of another site makes the browser send it.
    ///
    /// - Parameters:
    ///   - secret: The secret of the session.
    ///   - isSecure: Whether the browser reaches the server over TLS, and so must never send it without.
    /// - Returns: The field `Set-Cookie`.
    static func setting(_ secret: AccessKey, isSecure: Bool) -> HTTPField {
        field("\(secret.plainText)", age: lifetimeSeconds, isSecure: isSecure)
    }

    /// The field that takes it away again.
    static let clearing = field("", age: 0, isSecure: false)

    private static func field(_ value: String, age: Int, isSecure: Bool) -> HTTPField {
        let attributes = "Path=/; HttpOnly; SameSite=Strict; Max-Age=\(age)\(isSecure ? "; Secure" : "")"
        return HTTPField(.setCookie, "\(name)=\(value); \(attributes)")
    }
}
