/// The three forms in which an object with the same fields travels.
enum SchemaForm: CaseIterable {
    /// A whole object in a request.
    case new
    /// The members that a merge patch changes.
    case patch
    /// An object in a response.
    case stored

    /// The name of the schema of this form.
    func name(_ object: String) -> String {
        switch self {
        case .new: "New\(object)"
        case .patch: "\(object)Patch"
        case .stored: object
        }
    }
}
