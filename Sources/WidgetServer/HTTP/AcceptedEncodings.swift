/// The value of `Accept-Encoding` (RFC 9110 section 12.5.3), as far as it matters here.
struct AcceptedEncodings: Sendable {
    /// Whether the client takes what gzip has compressed.
    let takeGzip: Bool

    /// Reads a field's value; what cannot be understood accepts nothing.
    init(_ field: String) {
        var named: Bool?
        var others = false
        for item in field.split(separator: ",") {
            let parts = item.lowercased().split(separator: ";", omittingEmptySubsequences: false)
            guard let coding = parts.first?.trimmed else { continue }
            // Some clients write blanks around the equals sign.
            let parameters = parts.dropFirst().map { part in part.filter { !$0.isBlank } }
            let quality = parameters.first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            switch coding {
            case "gzip", "x-gzip": named = quality > 0
            case "*": others = quality > 0
            default: break
            }
        }
        takeGzip = named ?? others
    }
}
