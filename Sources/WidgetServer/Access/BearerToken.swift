/// Reads the secret from an `Authorization` field (RFC 6750 section 2.1).
enum BearerToken {
    /// The token after the scheme `Bearer`, in any case; nil for any other scheme.
    static func token(in field: String) -> String? {
        let parts = field.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        let token = parts[1].filter { $0 != " " && $0 != "\t" }
        return token.isEmpty ? nil : token
    }
}
