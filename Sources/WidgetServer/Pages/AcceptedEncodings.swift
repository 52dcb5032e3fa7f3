/// The value of `Accept-Encoding` (RFC 9110 section 12.5.3), as far as it matters here.
struct AcceptedEncodings: Sendable {
    /// Whether the client takes what gzip has compressed.
    let takeGzip: Bool

    /// Reads a field's value; what cannot be understood accepts nothing.
    init(_ field: String) {
        var named: Bool?
        var others = false
        for item in field.split(separator: ",") {
            let parts = item.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
            guard let coding = parts.first else { continue }
            let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            switch coding {
            case "gzip", "x-gzip": named = quality > 0
            case "*": others = quality > 0
            default: break
            }
        }
        takeGzip = named ?? others
    }
}
