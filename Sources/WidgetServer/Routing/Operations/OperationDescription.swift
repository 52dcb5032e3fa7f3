internal import HTTPDaemon

/// The description of an operation beyond what its route and method imply.
///
/// The path, the access rule and the method give the path parameters, the security and most refusals.
struct OperationDescription: Sendable {
    /// The id, unique in the document, such as `listWidgets`.
    let id: String
    /// The name of the resource in the ids of HEAD and OPTIONS, such as `Widgets`.
    let resource: String
    /// The group in the document.
    let tag: OperationTag
    /// A noun phrase or a verb, without a full stop.
    let summary: String
    /// Whole sentences in Markdown; empty if the summary says it all.
    var details = ""
    /// The parameters besides those of the path and of conditional requests.
    var parameters: [OperationParameter] = []
    /// True for a write that `If-Match` and `If-None-Match` can prevent.
    var isConditional = false
    /// The credentials that are accepted; nil for those of the access rule.
    var schemes: [SecurityScheme]?
    /// The body of a request; nil if there is none.
    var body: OperationBody?
    /// The response to a request that succeeds.
    let response: OperationResponse
    /// The refusals of this operation; each replaces the one of its status that the route implies.
    var problems: [ProblemResponse] = []
}

/// The credentials that requests can show.
enum SecurityScheme: String, Sendable, CaseIterable {
    /// A key in the header.
    case key
    /// The cookie of a session.
    case session
    /// A read token in the header.
    case readToken
    /// A read token in the query.
    case readTokenInQuery
    /// None, straight from the machine of the server.
    case local
}
