/// The templates that there are: the one place where they are told apart.
public enum Template: String, Sendable, CaseIterable {
    /// A fraction as a number over a bar.
    case progress

    /// The names of all templates in quotation marks, for sentences.
    static var listed: String {
        allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    }

    /// Adds the faults of a content that lacks what its template asks for.
    func check(_ reader: inout ObjectReader) {
        switch self {
        case .progress: ProgressTemplate.check(&reader)
        }
    }
}
