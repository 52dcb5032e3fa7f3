internal import SystemSupport

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
