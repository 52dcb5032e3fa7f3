/// A secret that clients send: a key (`hlk_`), a read-only token for one widget (`hlw_`), or a session (`hls_`).
///
/// The text can be had from `plainText` only; descriptions show no more than the kind.
public struct AccessKey: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The kinds, told apart by how they begin.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Acts for an account.
        case account = "hlk_"
        /// Reads one widget: what a device or a shared picture link carries.
        case readOnly = "hlw_"
        /// What a browser has as a cookie once its person has signed in with a key.
        case session = "hls_"
    }

    /// How many base62 characters follow the beginning.
    public static let secretLength = 32

    /// What it is for.
    public let kind: Kind

    /// The secret itself, to be shown once to the one who asked for it, and never logged or kept.
    public let plainText: String

    /// What the store keeps of it, over all 36 characters.
    public var digest: SecretDigest { SecretDigest(of: plainText) }

    /// A new random secret of about 190 bits.
    ///
    /// - Throws: `StoreError.Kind.fault` when the system gives no random bytes.
    public static func random(_ kind: Kind) throws(StoreError) -> AccessKey {
        AccessKey(kind: kind, plainText: kind.rawValue + (try RandomText.base62(count: secretLength)))
    }

    /// Reads a secret that a client sent; nil unless it has the form of one.
    ///
    /// Whether it is known is for the store to say.
    public init?(_ text: String) {
        guard let kind = Self.kind(of: text) else { return nil }
        self.init(kind: kind, plainText: text)
    }

    private init(kind: Kind, plainText: String) {
        self.kind = kind
        self.plainText = plainText
    }

    /// The kind of secret that `text` has the form of; nil when it has the form of none.
    public static func kind(of text: String) -> Kind? {
        // Looked at as memory: this is asked of every request.
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.count == 4 + secretLength, bytes[4...].allSatisfy(isBase62) else { return nil }
            return Kind.allCases.first { $0.rawValue.utf8.elementsEqual(bytes[..<4]) }
        }
    }

    private static func isBase62(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    /// The kind and nothing of the secret.
    public var description: String { kind.rawValue + "…" }

    /// Shows the kind only, so that `dump` leaves the secret out.
    public var customMirror: Mirror { Mirror(self, children: ["kind": kind]) }
}
