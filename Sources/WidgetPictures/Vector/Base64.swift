/// Bytes as text (RFC 4648, section 4).
enum Base64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let number = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                let digit = digits[Int(number >> (18 - 6 * place) & 63)]
                text.append(place <= group.count ? digit : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
