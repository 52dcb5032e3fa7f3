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

/// Reads the secret from an `Authorization` field (RFC 6750 section 2.1).
enum BearerToken {
    /// The token after the scheme `Bearer`, in any case, and blanks; nil for any other scheme.
    static func token(in field: String) -> String? {
        var field = field
        return field.withUTF8 { bytes in
            guard bytes.count > 6, zip(bytes, "bearer".utf8).allSatisfy({ $0.asciiLowercased == $1 }) else {
                return nil
            }
            let rest = bytes[6...]
            let token = rest.drop { $0.isBlank }
            guard !token.isEmpty, token.count < rest.count else { return nil }
            return String(decoding: token, as: UTF8.self)
        }
    }
}
