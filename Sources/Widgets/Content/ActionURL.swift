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
    public static var forbiddenSchemes: [String] { ["javascript", "data", "file", "vbscript"] }

    /// The address as it was given.
    public let text: String

    /// The scheme in lower case.
    public let scheme: String

    /// Whether the scheme is http or https.
    public var isHTTP: Bool {
        scheme == "http" || scheme == "https"
    }

    /// Checks an address.
    ///
    /// - Parameter text: The address; RFC 3986, any scheme but javascript, data, file and vbscript.
    /// - Throws: `Refusal` for anything that a device should not be asked to open.
    public init(_ text: String) throws(Refusal) {
        guard text.unicodeScalars.allSatisfy(ActionURL.isPrinted) else { throw .whiteSpace }
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { throw .noScheme }
        let scheme = String(text[..<colon]).asciiLowercased
        guard let first = scheme.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first,
            scheme.utf8.allSatisfy(ActionURL.isSchemeByte)
        else { throw .noScheme }
        guard !ActionURL.forbiddenSchemes.contains(scheme) else { throw .forbiddenScheme }
        self.text = text
        self.scheme = scheme
        if isHTTP, !ActionURL.hasHost(text.utf8[text.utf8.index(after: colon)...]) { throw .noHost }
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
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"),
            UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// Whether what follows the scheme is `//`, perhaps `user@`, and a host (RFC 3986 section 3.2).
    private static func hasHost(_ rest: Substring.UTF8View) -> Bool {
        guard rest.starts(with: "//".utf8) else { return false }
        let authority = rest.dropFirst(2).prefix { byte in
            byte != UInt8(ascii: "/") && byte != UInt8(ascii: "?") && byte != UInt8(ascii: "#")
                && byte != UInt8(ascii: "\\")
        }
        let host = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last
        guard let first = host?.first else { return false }
        return first != UInt8(ascii: ":")
    }
}
