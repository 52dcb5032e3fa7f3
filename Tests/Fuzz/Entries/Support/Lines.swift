extension [UInt8] {
    /// The lines of an input; entries that take several texts have them on lines of their own.
    var lines: [[UInt8]] {
        split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { [UInt8]($0) }
    }

    /// The input as text, with U+FFFD for what is not UTF-8.
    var text: String {
        String(decoding: self, as: UTF8.self)
    }
}
