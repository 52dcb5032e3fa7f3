internal import HTTPDaemon

/// Judges the field `Host`.
enum HostName {
    /// Whether no site of the Internet can be called so: an address, `localhost`, or a name without a point.
    ///
    /// - Parameter field: The value of the field, with a port or without.
    /// - Returns: False also where there is no name.
    static func isNobodyElses(_ field: String) -> Bool {
        if field.utf8.first == UInt8(ascii: "[") { return true }
        let name = field.prefix { $0 != ":" }.lowercased()
        if name.isEmpty { return false }
        return !name.contains(".") || name.hasSuffix(".localhost") || PeerAddress(name[...]) != nil
    }
}
