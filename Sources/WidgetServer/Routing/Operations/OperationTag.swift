/// The groups of operations in the OpenAPI document.
enum OperationTag: String, Sendable, CaseIterable {
    /// Widgets, their history, events and actions.
    case widgets
    /// Pictures and shared links.
    case pictures
    /// Account and session.
    case account
    /// The server itself.
    case server

    /// A sentence for the document.
    var purpose: String {
        switch self {
        case .widgets: "Widgets, their history, their events and their actions."
        case .pictures: "Pictures of widgets, and links that show them to anyone."
        case .account: "The account of a key, and sessions of browsers."
        case .server: "The server itself."
        }
    }
}
