/// Reads the query of an address as pairs of names and values.
enum QueryItems {
    /// The decoded value of the first item of a name; nil where there is none, or an escape is malformed.
    static func first(_ name: String, in query: String?) -> String? {
        all(name, in: query, limit: 1).first ?? nil
    }

    /// The decoded values of all items of a name, up to a limit; nil for one with a malformed escape.
    static func all(_ name: String, in query: String?, limit: Int = .max) -> [String?] {
        allRaw(name, in: query, limit: limit).map(PercentEncoding.decoded)
    }

    /// The value of the first item of a name as it was sent, empty where there is no `=`; nil where there is no item.
    static func firstRaw(_ name: String, in query: String?) -> Substring.UTF8View? {
        allRaw(name, in: query, limit: 1).first
    }

    private static func allRaw(_ name: String, in query: String?, limit: Int) -> [Substring.UTF8View] {
        var values: [Substring.UTF8View] = []
        for item in query?.utf8.split(separator: UInt8(ascii: "&")) ?? [] {
            let parts = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let key = parts.first, PercentEncoding.decoded(key) == name else { continue }
            values.append(parts.count == 2 ? parts[1] : item.suffix(0))
            if values.count == limit { break }
        }
        return values
    }
}
