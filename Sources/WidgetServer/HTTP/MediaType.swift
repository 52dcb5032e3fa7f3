internal import HTTPDaemon

/// The media types that bodies may have.
enum MediaType {
    /// JSON.
    static let json = "application/json"
    /// A JSON merge patch (RFC 7396).
    static let mergePatch = "application/merge-patch+json"

    /// The reason to refuse a body of another type.
    static let typeRefusal = "The body must be JSON: send Content-Type: \(json) (or \(mergePatch))."
    /// The reason to refuse a compressed body.
    static let compressedRefusal = "The body is compressed; send it as it is, without Content-Encoding."

    /// The reason to refuse the type of a body, in a sentence; nil for JSON in UTF-8, and for a body whose type is not said.
    static func refusal(of request: borrowing HTTPRequest) -> String? {
        if let coding = request.header(.contentEncoding), !coding.isEmpty, coding.lowercased() != "identity" {
            return compressedRefusal
        }
        guard let field = request.header(.contentType) else { return nil }
        guard isJSON(field) else {
            return typeRefusal
        }
        return nil
    }

    /// Whether a field's value names JSON, perhaps with the charset utf-8 (RFC 9110 section 8.3.1).
    static func isJSON(_ field: String) -> Bool {
        // What nearly every client sends, told apart without taking it to pieces.
        if field == json || field == mergePatch { return true }
        let parts = field.lowercased().split(separator: ";", omittingEmptySubsequences: false)
        guard let type = parts.first?.trimmed, type.hasPrefix("application/"), !type.contains(where: \.isBlank) else {
            return false
        }
        guard type == "application/json" || type.hasSuffix("+json") else { return false }
        return parts.dropFirst().allSatisfy { part in
            // Some clients write blanks around the equals sign too; an encoding that is another must not hide behind them.
            let parameter = part.filter { !$0.isBlank }
            return !parameter.hasPrefix("charset=") || ["charset=utf-8", "charset=\"utf-8\""].contains(parameter)
        }
    }
}
