internal import HTTPDaemon
internal import Widgets

/// What is known of a request once its headers are in; it goes along to the answer and into the log.
final class RequestContext: Sendable {
    let id: RequestID
    /// Nil for a method that is not known.
    let method: HTTPMethod?
    let route: Route?
    let slug: Slug?
    let address: PeerAddress
    let access: Access?
    /// What gave access, where it is to be looked at again.
    let credential: Credential?

    init(
        id: RequestID,
        method: HTTPMethod?,
        route: Route?,
        slug: Slug?,
        address: PeerAddress,
        access: Access?,
        credential: Credential? = nil
    ) {
        self.id = id
        self.method = method
        self.route = route
        self.slug = slug
        self.address = address
        self.access = access
        self.credential = credential
    }

    /// The same request, once its body has said which widget it is about.
    func with(slug: Slug) -> RequestContext {
        RequestContext(
            id: id,
            method: method,
            route: route,
            slug: slug,
            address: address,
            access: access,
            credential: credential
        )
    }
}
