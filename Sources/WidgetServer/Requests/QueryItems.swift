/// Reads the query of an address as pairs of names and values.
enum QueryItems {
    /// The decoded value of the first item of a name; nil where there is none, or an escape is malformed.
    static func first(_ name: String, in query: String?) -> String? {
        for item in query?.utf8.split(separator: UInt8(ascii: "&")) ?? [] {
            let parts = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let key = parts.first, PercentEncoding.decoded(key) == name else { continue }
            return parts.count == 2 ? PercentEncoding.decoded(parts[1]) : ""
        }
        return nil
    }
}
