/// Percent-encoding of path segments (RFC 3986 section 2.1).
enum PercentEncoding {
    /// The segment's text; nil when an escape is malformed or the bytes are not UTF-8.
    static func decoded(_ segment: Substring.UTF8View) -> String? {
        guard segment.contains(UInt8(ascii: "%")) else { return String(Substring(segment)) }
        var bytes: [UInt8] = []
        var rest = segment[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
    }
}
