internal import HTTPDaemon
internal import SystemSupport

/// Judges the field `Host`.
enum HostName {
    /// Whether no site of the Internet can be called so: an address, `localhost`, or a name without a point.
    ///
    /// - Parameter field: The value of the field, with a port or without.
    /// - Returns: False also where there is no name, and where something else than a port follows it.
    static func isNobodyElses(_ field: String) -> Bool {
        if field.utf8.first == UInt8(ascii: "[") { return PeerAddress(field) != nil }
        let name = field.prefix { $0 != ":" }.lowercased()
        let port = field.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst()
        guard !name.isEmpty, port.allSatisfy({ $0.isASCIIDigit }) else {
            return false
        }
        return !name.contains(".") || name.hasSuffix(".localhost") || PeerAddress(name) != nil
    }
}
