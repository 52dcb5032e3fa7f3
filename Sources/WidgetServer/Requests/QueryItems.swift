/// Reads the query of an address as pairs of names and values.
enum QueryItems {
    /// The decoded value of the first item of a name; nil where there is none, or an escape is malformed.
    static func first(_ name: String, in query: String?) -> String? {
        all(name, in: query, limit: 1).first ?? nil
    }

    /// The decoded values of all items of a name, up to a limit; nil for one with a malformed escape.
    static func all(_ name: String, in query: String?, limit: Int = .max) -> [String?] {
        var values: [String?] = []
        for item in query?.utf8.split(separator: UInt8(ascii: "&")) ?? [] {
            let parts = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let key = parts.first, PercentEncoding.decoded(key) == name else { continue }
            values.append(parts.count == 2 ? PercentEncoding.decoded(parts[1]) : "")
            if values.count == limit { break }
        }
        return values
    }
}
