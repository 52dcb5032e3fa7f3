internal import HTTPDaemon
internal import Widgets

/// What is known of a request once its headers are in; it goes along to the answer and into the log.
final class RequestContext: Sendable {
    let id: RequestID
    /// Nil for a method that is not known.
    let method: HTTPMethod?
    /// The route and the values in its path; nil where there is nothing at the path.
    let match: RouteMatch?
    let slug: Slug?
    let address: PeerAddress
    let access: Access?
    /// What gave access, where it is to be looked at again.
    let credential: Credential?

    init(
        id: RequestID,
        method: HTTPMethod?,
        match: RouteMatch?,
        slug: Slug?,
        address: PeerAddress,
        access: Access?,
        credential: Credential? = nil
    ) {
        self.id = id
        self.method = method
        self.match = match
        self.slug = slug
        self.address = address
        self.access = access
        self.credential = credential
    }

    /// The route.
    var route: Route? { match?.route }

    /// The same request, once its body has said which widget it is about.
    func with(slug: Slug) -> RequestContext {
        RequestContext(
            id: id,
            method: method,
            match: match,
            slug: slug,
            address: address,
            access: access,
            credential: credential
        )
    }
}

/// A request that handlers answer.
typealias Exchange = HTTPExchange<RequestContext>
