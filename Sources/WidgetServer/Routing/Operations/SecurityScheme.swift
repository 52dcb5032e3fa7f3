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
