internal import HTTPDaemon
internal import Widgets

/// A path that the server answers, and the rules for it.
final class Route: Sendable {
    /// The path with its variable parts named.
    let path: PathTemplate
    /// The operations, in the order of the documentation.
    let operations: [Operation]
    /// The methods that the route answers, besides OPTIONS.
    let methods: [HTTPMethod]
    /// The access rule.
    let access: AccessRule
    /// True if requests count towards the rate of their address.
    let isCounted: Bool
    /// True if a response lasts for as long as its client stays connected.
    let isStream: Bool
    /// True for a page for browsers or a file of one, which is no part of the API.
    let isPage: Bool

    /// - Parameters:
    ///   - template: The path with its variable parts named.
    ///   - operations: The operations.
    ///   - access: The access rule.
    ///   - isCounted: True if requests count towards the rate of their address.
    ///   - isStream: True if a response lasts for as long as its client stays connected.
    ///   - isPage: True for a page for browsers or a file of one.
    init(
        _ template: String,
        _ operations: [Operation],
        _ access: AccessRule,
        isCounted: Bool = true,
        isStream: Bool = false,
        isPage: Bool = false
    ) {
        path = PathTemplate(template)
        self.operations = operations
        methods = operations.flatMap { $0.method == .get ? [.get, .head] : [$0.method] }
        self.access = access
        self.isCounted = isCounted
        self.isStream = isStream
        self.isPage = isPage
    }

    /// The path with its variable parts named, as documents, metrics and the log have it.
    var template: String { path.text }

    /// The value of `Allow`.
    var allow: String {
        (methods + [.options]).map(\.rawValue).joined(separator: ", ")
    }

    /// The values of the variable parts in a path; nil when the path is another.
    ///
    /// There is no page of a widget whose slug is malformed; elsewhere the gate says what is wrong with one.
    func values(in segments: [String]) -> PathValues? {
        guard let values = path.values(in: segments) else { return nil }
        guard isPage, path.parameters.first == .slug else { return values }
        return Slug(values[0]) == nil ? nil : values
    }
}
