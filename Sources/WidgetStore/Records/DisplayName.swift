/// The rule for names that people give to keys and accounts, which end up in terminals and logs.
enum DisplayName {
    /// The most Unicode code points a name may have.
    static let maximumLength = 128

    /// Refuses a name that is blank, too long or has control characters; `what` begins the sentence.
    static func check(_ name: String, of what: String) throws(StoreError) {
        let scalars = name.unicodeScalars
        guard scalars.contains(where: { !$0.properties.isWhitespace }) else {
            throw StoreError(.invalid, "\(what) must not be blank. Give it a name of 1 to \(maximumLength) characters.")
        }
        guard scalars.count <= maximumLength else {
            throw StoreError(
                .invalid,
                "\(what) has \(scalars.count) characters; at most \(maximumLength) are allowed."
            )
        }
        guard !scalars.contains(where: isControl) else {
            throw StoreError(.invalid, "\(what) must not have control characters or line breaks.")
        }
    }

    /// Control characters and line and paragraph separators, and the marks that turn the direction of a terminal's text.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isBidiControl
        }
    }
}
