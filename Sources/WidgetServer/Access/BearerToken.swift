/// Reads the secret from an `Authorization` field (RFC 6750 section 2.1).
enum BearerToken {
    /// The token after the scheme `Bearer`, in any case, and blanks; nil for any other scheme.
    static func token(in field: String) -> String? {
        let bytes = field.utf8
        let scheme = bytes.prefix(6)
        guard scheme.count == 6, scheme.elementsEqual("bearer".utf8, by: { $0 | 0x20 == $1 }) else { return nil }
        let rest = bytes.dropFirst(6)
        let token = rest.drop { $0 == 0x20 || $0 == 0x09 }
        guard !token.isEmpty, token.count < rest.count else { return nil }
        return String(Substring(token))
    }
}
