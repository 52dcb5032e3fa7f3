internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

/// Decides from a request's headers whether it goes on: rate, route, method, key, slug, media type, in that order.
struct RequestGate: Sendable {
    /// The gate's decision.
    enum Decision {
        /// It goes on.
        case open(RequestContext)
        /// It is answered at once.
        case closed(RequestContext, HTTPResponse)
    }

    /// The findings of the steps about a request.
    private struct Findings {
        let id = RequestID.next()
        let method: HTTPMethod?
        let match: RouteMatch?
        let address: PeerAddress
        var access: Access?
        var credential: Credential?
        var slug: Slug?
        var isByCookie = false
    }

    private let routes: RouteTable
    private let directory: AccessDirectory
    private let limiter: SharedRateLimiter
    private let forwarded: ForwardedRequest
    private let report: @Sendable (String) -> Void

    /// - Parameters:
    ///   - routes: The routes.
    ///   - directory: Knows who holds a secret.
    ///   - limiter: Counts requests.
    ///   - forwarded: Reads what a proxy says.
    ///   - report: Gets sentences about failures of the store.
    init(
        routes: RouteTable,
        directory: AccessDirectory,
        limiter: SharedRateLimiter,
        forwarded: ForwardedRequest,
        report: @escaping @Sendable (String) -> Void
    ) {
        self.routes = routes
        self.directory = directory
        self.limiter = limiter
        self.forwarded = forwarded
        self.report = report
    }

    /// Looks at a request.
    func judge(_ request: borrowing HTTPRequest) -> Decision {
        var found = findings(of: request)
        if let problem = refusal(of: request, &found) {
            found.slug = nil
            found.credential = nil
            return .closed(context(found), problem.response(found.id))
        }
        return .open(context(found))
    }

    /// The context of a request that is refused without being judged.
    func unjudged(_ request: borrowing HTTPRequest) -> RequestContext {
        context(findings(of: request))
    }

    private func findings(of request: borrowing HTTPRequest) -> Findings {
        Findings(
            method: request.method,
            match: routes.match(request.path),
            address: forwarded.address(of: request)
        )
    }

    private func context(_ found: Findings) -> RequestContext {
        RequestContext(
            id: found.id,
            method: found.method,
            match: found.match,
            slug: found.slug,
            address: found.address,
            access: found.access,
            credential: found.credential
        )
    }

    private func refusal(of request: borrowing HTTPRequest, _ found: inout Findings) -> Problem? {
        if let problem = excess(found) { return problem }
        guard let match = found.match else { return .pathNotFound }
        let route = match.route
        guard let method = found.method, method == .options || route.methods.contains(method) else {
            return .methodNotAllowed(route)
        }
        if method != .options, route.access.needsCredential,
            !(route.access == .keyOrLocal && forwarded.isLocal(request)),
            let problem = authenticate(request, method, &found)
        {
            return problem
        }
        if found.isByCookie, !method.isRead, !forwarded.originCheck(of: request).isSameOrigin { return .crossOrigin }
        if let problem = readSlug(match, &found) { return problem }
        if method != .options, let problem = followLink(match, &found) { return problem }
        if let problem = authorize(route, method, found) { return problem }
        guard method == .post || method == .patch else { return nil }
        return MediaType.refusal(of: request).map { .unsupportedMediaType($0) }
    }

    /// Counts the request; refuses one too many.
    private func excess(_ found: Findings) -> Problem? {
        guard found.match?.route.isCounted ?? true, case .refused(let wait) = limiter.admit(found.address) else {
            return nil
        }
        return .rateLimited(perMinute: limiter.perMinute, wait: wait)
    }

    /// Finds out who sends the request, by a key or token or else by a cookie.
    private func authenticate(
        _ request: borrowing HTTPRequest,
        _ method: HTTPMethod,
        _ found: inout Findings
    ) -> Problem? {
        do throws(StoreError) {
            found.credential = credential(of: request, method: method)
            if let credential = found.credential { found.access = try directory.access(for: credential) }
            if found.access == nil, mayUseCookie(request),
                let value = request.header(.cookie).flatMap(SessionCookie.value)
            {
                let credential = Credential(value)
                found.credential = credential
                if let credential, credential.kind == .session {
                    found.access = try directory.access(for: credential)
                }
                guard found.access != nil else { return .sessionInvalid }
                found.isByCookie = true
            }
        } catch {
            return failure(error, found)
        }
        return found.access == nil ? .tokenInvalid : nil
    }

    /// Checks the slug in the path against the pattern of slugs; pages have done so already.
    private func readSlug(_ match: RouteMatch, _ found: inout Findings) -> Problem? {
        guard !match.route.isPage, let text = match[.slug] else { return nil }
        found.slug = Slug(text)
        return found.slug == nil ? .slugInvalid : nil
    }

    /// Finds the widget of a shared link.
    private func followLink(_ match: RouteMatch, _ found: inout Findings) -> Problem? {
        guard match.route.access == .sharedLink else { return nil }
        do throws(StoreError) {
            guard let credential = match[.token].flatMap({ Credential($0) }), credential.kind == .readOnly,
                case .link(let link)? = try directory.access(for: credential)
            else { return .pictureNotFound }
            found.access = .link(link)
            found.slug = Slug(link.slug)
            return nil
        } catch {
            return failure(error, found)
        }
    }

    /// Applies the rule of the route.
    private func authorize(_ route: Route, _ method: HTTPMethod, _ found: Findings) -> Problem? {
        guard let access = found.access else { return nil }
        if case .link = access {
            switch route.access {
            // It receives the events of its widget only.
            case .events: return nil
            case .keyOrReadToken where method.isRead, .sharedLink where method.isRead: break
            default: return .forbidden(Access.readTokenRefusal)
            }
        }
        if let slug = found.slug {
            let isAllowed = method.isRead ? access.mayRead(slug) : access.mayWrite(slug)
            return isAllowed ? nil : .forbidden(access.slugRefusal)
        }
        switch (route.access, access) {
        case (.session, .session) where method == .post: return .forbidden(Access.signInRefusal)
        case (.session, .key) where method == .delete: return .forbidden(Access.signOutRefusal)
        case (.listing, _) where !access.mayList, (.events, _) where !access.mayList:
            return .forbidden(access.slugRefusal)
        default: return nil
        }
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

    /// Returns true if a cookie may authenticate the request: only if neither a key nor a token does.
    private func mayUseCookie(_ request: borrowing HTTPRequest) -> Bool {
        request.header(.authorization) == nil && QueryItems.first("token", in: request.query) == nil
    }

    private func failure(_ error: StoreError, _ found: Findings) -> Problem {
        report("Request \(found.id.text): the store cannot be read: \(error)")
        return .store(error)
    }
}
