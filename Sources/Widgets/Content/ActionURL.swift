/// An address that an action may open: any scheme but those that would run or read something on the device.
public struct ActionURL: Sendable, Equatable {
    /// Why a text is not such an address; the raw value is a phrase that follows the member's name.
    public enum Refusal: String, Error, Sendable {
        /// There is no scheme before a colon (RFC 3986 section 3.1).
        case noScheme = "must begin with a scheme, such as https://"
        /// The scheme is javascript, data, file or vbscript.
        case forbiddenScheme = "must not use the schemes javascript, data, file or vbscript"
        /// An http or https address names no host.
        case noHost = "must name a host after http:// or https://"
        /// White space or a control character stands in it.
        case whiteSpace = "must not contain white space or control characters; percent-encode them"
    }

    /// The schemes that would run or read something on the device.
    public static let forbiddenSchemes = ["javascript", "data", "file", "vbscript"]

    /// The address as it was given.
    public let text: String

    /// The scheme in lower case.
    public let scheme: String

    /// Whether the scheme is http or https.
    public var isHTTP: Bool {
        scheme.hasSameBytes(as: "http") || scheme.hasSameBytes(as: "https")
    }

    /// Checks an address.
    ///
    /// - Parameter text: The address; RFC 3986, any scheme but javascript, data, file and vbscript.
    /// - Throws: `Refusal` for anything that a device should not be asked to open.
    public init(_ text: String) throws(Refusal) {
        guard text.unicodeScalars.allSatisfy(ActionURL.isPrinted) else { throw .whiteSpace }
        let bytes = Array(text.utf8)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { throw .noScheme }
        let scheme = String(decoding: bytes[..<colon], as: UTF8.self).asciiLowercased
        guard let first = bytes.first, first.isASCIILetter, bytes[..<colon].allSatisfy(ActionURL.isSchemeByte) else {
            throw .noScheme
        }
        guard !ActionURL.forbiddenSchemes.containsBytes(of: scheme) else { throw .forbiddenScheme }
        self.text = text
        self.scheme = scheme
        if isHTTP, !ActionURL.hasHost(bytes, from: colon + 1) { throw .noHost }
    }

    private static func isPrinted(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x20, 0x7F...0x9F: false
        case 0x21..<0x7F: true
        default: !scalar.isWhiteSpace
        }
    }

    private static func isSchemeByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: byte.isASCIILetterOrDigit
        }
    }

    /// Whether `//` stands there, perhaps `user@`, and a host (RFC 3986 section 3.2).
    private static func hasHost(_ bytes: [UInt8], from start: Int) -> Bool {
        let slash = UInt8(ascii: "/")
        guard start + 2 < bytes.count, bytes[start] == slash, bytes[start + 1] == slash else { return false }
        var isHostThere = false
        // Of what stands before the path only the last part between `@` is the host; a colon before it leaves it empty.
        var isFirst = true
        for byte in bytes[(start + 2)...] {
            switch byte {
            case slash, UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "\\"): return isHostThere
            case UInt8(ascii: "@"):
                isFirst = true
                isHostThere = false
            default:
                if isFirst { isHostThere = byte != UInt8(ascii: ":") }
                isFirst = false
            }
        }
        return isHostThere
    }
}
