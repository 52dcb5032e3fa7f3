extension JSON {
    /// How deeply arrays and objects may be nested, unless the caller says otherwise.
    public static let defaultDepthLimit = 64

    /// Reads one JSON text strictly by RFC 8259.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8, without a byte order mark.
    ///   - depthLimit: How deeply arrays and objects may be nested; 64 by default.
    /// - Throws: `JSONError` with the position of the first byte that is wrong. A duplicate name, a lone surrogate and
    ///   nesting over the limit are errors too; a number too large for a `Double` is not.
    public init(parsing bytes: [UInt8], depthLimit: Int = defaultDepthLimit) throws(JSONError) {
        var reader = JSONReader(bytes, depthLimit: depthLimit)
        self = try reader.document()
    }

    /// Reads one JSON text strictly by RFC 8259.
    public init(parsing text: String) throws(JSONError) {
        try self.init(parsing: Array(text.utf8))
    }

    /// The value's compact text in UTF-8; reading it gives an equal value.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(512)
        JSONWriter.append(self, to: &bytes)
        return bytes
    }

    /// The value's compact text; reading it gives an equal value.
    public var text: String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the value's compact text in UTF-8.
    public func append(to bytes: inout [UInt8]) {
        JSONWriter.append(self, to: &bytes)
    }
}
