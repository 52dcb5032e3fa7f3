/// The codes of the contract, by which clients tell problems apart.
enum ProblemCode: String, Sendable, CaseIterable {
    /// An empty body where a patch is needed.
    case bodyRequired = "request.body_required"
    /// The content breaks a rule, or a patch is not JSON.
    case contentInvalid = "widget.content_invalid"
    /// The slug in the path breaks the pattern.
    case slugInvalid = "slug.invalid"
    /// No key, or one that is unknown or revoked.
    case tokenInvalid = "token.invalid"
    /// The account has no such widget.
    case widgetNotFound = "widget.not_found"
    /// The account has as many widgets as it may.
    case widgetLimitExceeded = "widget.limit_exceeded"
    /// The address sends too many requests.
    case rateLimitExceeded = "rate_limit.exceeded"
    /// The store cannot take writes.
    case serviceUnavailable = "service.unavailable"
}
