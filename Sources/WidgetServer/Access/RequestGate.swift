internal import HTTPDaemon
internal import Synchronization
internal import WidgetStore
internal import Widgets

/// Decides from a request's headers whether it goes on: rate, route, method, key, slug, media type, in that order.
struct RequestGate: Sendable {
    /// What the gate decides.
    enum Decision {
        /// It goes on.
        case open(RequestContext)
        /// It is answered at once.
        case closed(RequestContext, HTTPResponse)
    }

    private let directory: AccessDirectory
    private let limiter: SharedRateLimiter
    private let trustsForwarded: Bool
    private let report: @Sendable (String) -> Void

    init(
        directory: AccessDirectory,
        limiter: SharedRateLimiter,
        trustsForwarded: Bool,
        report: @escaping @Sendable (String) -> Void
    ) {
        self.directory = directory
        self.limiter = limiter
        self.trustsForwarded = trustsForwarded
        self.report = report
    }

    /// Looks at a request.
    func judge(_ request: borrowing HTTPRequest) -> Decision {
        let id = RequestID.next()
        let asked = request.method
        let route = Route(path: request.path)
        let address = address(of: request)
        func context(_ access: Access?, slug: Slug? = nil, credential: Credential? = nil) -> RequestContext {
            RequestContext(
                id: id,
                method: asked,
                route: route,
                slug: slug,
                address: address,
                access: access,
                credential: credential
            )
        }
        func closed(_ problem: Problem, access: Access? = nil) -> Decision {
            .closed(context(access), problem.response(id))
        }
        if route?.isCounted ?? true, case .refused(let milliseconds) = limiter.admit(address) {
            return closed(.rateLimited(perMinute: limiter.perMinute, milliseconds: milliseconds))
        }
        guard let route else { return closed(.pathNotFound) }
        guard let method = asked, route.methods.contains(method) || method == .options else {
            return closed(.methodNotAllowed(route))
        }
        var access: Access?
        var credential: Credential?
        var isByCookie = false
        if route.needsKey, method != .options, !(route == .metrics && isLocal(request)) {
            do {
                credential = self.credential(of: request, method: method)
                access = try credential.flatMap(holder)
                if access == nil, mayUseCookie(request),
                    let value = request.header(.cookie).flatMap(SessionCookie.value)
                {
                    credential = Credential(value)
                    access = credential?.kind == .session ? try credential.flatMap(holder) : nil
                    guard access != nil else { return closed(.sessionInvalid) }
                    isByCookie = true
                }
            } catch {
                report("Request \(id.text): the store cannot be read: \(error)")
                return closed(.store(error))
            }
            guard access != nil else { return closed(.tokenInvalid) }
        }
        if isByCookie, !method.isRead, !originCheck(of: request).isSameOrigin {
            return closed(.crossOrigin, access: access)
        }
        var slug: Slug?
        if let text = route.slugText {
            slug = Slug(text)
            guard slug != nil else { return closed(.slugInvalid, access: access) }
        }
        if case .sharedPicture(let token, _, _) = route, method != .options {
            do {
                guard let link = try link(of: token) else { return closed(.pictureNotFound) }
                access = .link(link)
                slug = Slug(link.slug)
            } catch {
                report("Request \(id.text): the store cannot be read: \(error)")
                return closed(.store(error))
            }
        }
        if let problem = access.flatMap({ refusal(of: $0, route: route, slug: slug, method: method) }) {
            return closed(problem, access: access)
        }
        if method == .post || method == .patch, let detail = MediaType.refusal(of: request) {
            return closed(.unsupportedMediaType(detail), access: access)
        }
        return .open(context(access, slug: slug, credential: credential))
    }

    /// The client: the last address that the proxy added where one is trusted, else the one of the connection.
    func address(of request: borrowing HTTPRequest) -> PeerAddress {
        guard trustsForwarded, let last = request.header(.xForwardedFor)?.split(separator: ",").last else {
            return request.peer
        }
        return PeerAddress(last) ?? request.peer
    }

    /// Whether the request was sent on this machine itself, and not by a proxy here that passes on someone else's, nor by
    /// a browser here for a site that has this machine's address put behind its own name (DNS rebinding).
    private func isLocal(_ request: borrowing HTTPRequest) -> Bool {
        request.peer.isLoopback && request.header(.xForwardedFor) == nil && request.header(.forwarded) == nil
            && HostName.isNobodyElses(request.header(.host) ?? "")
    }

    private func credential(of request: borrowing HTTPRequest, method: HTTPMethod) -> Credential? {
        if let field = request.header(.authorization) {
            guard let token = BearerToken.token(in: field), AccessKey.kind(of: token) != .session else { return nil }
            return Credential(token)
        }
        // A read token may stand in the query, where an image or a device cannot send a header; a key never may.
        guard method.isRead, let token = QueryItems.first("token", in: request.query),
            AccessKey.kind(of: token) == .readOnly
        else { return nil }
        return Credential(token)
    }

    /// Whether a cookie may speak for the request: only where neither a key nor a token does.
    private func mayUseCookie(_ request: borrowing HTTPRequest) -> Bool {
        request.header(.authorization) == nil && QueryItems.first("token", in: request.query) == nil
    }

    private func holder(of credential: Credential) throws(StoreError) -> Access? {
        try directory.access(for: credential)
    }

    /// What the browser that sent a request says of where it was made.
    private func originCheck(of request: borrowing HTTPRequest) -> OriginCheck {
        let forwarded = trustsForwarded ? request.header(.xForwardedHost) : nil
        return OriginCheck(
            fetchSite: request.header(.secFetchSite),
            origin: request.header(.origin),
            host: forwarded.map { RequestGate.last(of: $0) } ?? request.header(.host),
            isSecure: request.isSecure ? true : trustsForwarded ? forwardedScheme(of: request) : nil
        )
    }

    /// Whether the browser reaches the server over TLS, as far as the server knows.
    func isSecure(_ request: borrowing HTTPRequest) -> Bool {
        request.isSecure || (trustsForwarded && forwardedScheme(of: request) == true)
    }

    /// Whether the nearest proxy was asked over https; nil where it does not say.
    private func forwardedScheme(of request: borrowing HTTPRequest) -> Bool? {
        request.header(.xForwardedProto).map { RequestGate.last(of: $0).lowercased() == "https" }
    }

    /// The last of several values with commas between: the one that the nearest proxy wrote.
    private static func last(of field: String) -> String {
        String((field.split(separator: ",").last ?? "").trimmed)
    }

    /// The link of a token in a path; nil when there is none.
    private func link(of token: String) throws(StoreError) -> LinkRecord? {
        guard let credential = Credential(token), credential.kind == .readOnly,
            case .link(let link)? = try directory.access(for: credential)
        else { return nil }
        return link
    }

    private func refusal(of access: Access, route: Route, slug: Slug?, method: HTTPMethod) -> Problem? {
        let isRead = method.isRead
        if case .link = access {
            // What it is shown of the events is that of its widget.
            if route == .events { return nil }
            guard isRead, route.isOpenToReadTokens else {
                return .forbidden("A read token reads its one widget and does nothing else; use a key.")
            }
        }
        if let slug {
            let allowed = isRead ? access.mayRead(slug) : access.mayWrite(slug)
            return allowed ? nil : .forbidden(access.slugRefusal)
        }
        if route == .session {
            switch access {
            case .session where method == .post: return .forbidden(Access.signInRefusal)
            case .key where method == .delete: return .forbidden(Access.signOutRefusal)
            default: return nil
            }
        }
        if route == .widgets || route == .events || route == .links, !access.mayList {
            return .forbidden(access.slugRefusal)
        }
        return nil
    }
}

extension Access {
    /// Why a slug is out of reach, in a sentence.
    var slugRefusal: String {
        switch self {
        case .key(let key, _) where !key.allowsWidgets, .session(_, let key, _) where !key.allowsWidgets:
            "This key was made without access to widgets; make one with \"headway keys create NAME\"."
        case .key, .session: "This key may not touch a widget of this slug; its patterns leave it out."
        case .link: "This read token is for another widget."
        }
    }

    /// Why a session cannot make another one.
    fileprivate static let signInRefusal =
        "Signing in takes the key itself: send it as \"Authorization: Bearer hlk_…\"."

    /// Why a key cannot end a session.
    fileprivate static let signOutRefusal =
        "Signing out takes the session's cookie and no key; a key has nothing to sign out of."
}

extension Route {
    /// Whether the route needs a key.
    fileprivate var needsKey: Bool {
        switch self {
        case .health, .page, .sharedPicture: false
        default: true
        }
    }

    /// Whether requests count towards the rate; one page takes a dozen files, which cost nothing.
    fileprivate var isCounted: Bool {
        switch self {
        case .health, .page: false
        default: true
        }
    }
}
