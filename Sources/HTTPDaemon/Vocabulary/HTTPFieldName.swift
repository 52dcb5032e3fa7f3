/// The names of the header fields that a server here reads or writes.
///
/// Comparisons disregard case (RFC 9110, section 5.1).
public enum HTTPFieldName: String, Sendable, Hashable, CaseIterable {
    /// `Accept`.
    case accept = "Accept"
    /// `Accept-Encoding`.
    case acceptEncoding = "Accept-Encoding"
    /// `Access-Control-Allow-Origin`.
    case accessControlAllowOrigin = "Access-Control-Allow-Origin"
    /// `Allow`.
    case allow = "Allow"
    /// `Authorization`.
    case authorization = "Authorization"
    /// `Cache-Control`.
    case cacheControl = "Cache-Control"
    /// `Connection`.
    case connection = "Connection"
    /// `Content-Encoding`.
    case contentEncoding = "Content-Encoding"
    /// `Content-Security-Policy`.
    case contentSecurityPolicy = "Content-Security-Policy"
    /// `Content-Type`.
    case contentType = "Content-Type"
    /// `Cookie`.
    case cookie = "Cookie"
    /// `Cross-Origin-Opener-Policy`.
    case crossOriginOpenerPolicy = "Cross-Origin-Opener-Policy"
    /// `Cross-Origin-Resource-Policy`.
    case crossOriginResourcePolicy = "Cross-Origin-Resource-Policy"
    /// `ETag`.
    case eTag = "ETag"
    /// `Forwarded`.
    case forwarded = "Forwarded"
    /// `Host`.
    case host = "Host"
    /// `If-Match`.
    case ifMatch = "If-Match"
    /// `If-None-Match`.
    case ifNoneMatch = "If-None-Match"
    /// `Last-Event-ID`.
    case lastEventID = "Last-Event-ID"
    /// `Location`.
    case location = "Location"
    /// `Origin`.
    case origin = "Origin"
    /// `Permissions-Policy`.
    case permissionsPolicy = "Permissions-Policy"
    /// `Referrer-Policy`.
    case referrerPolicy = "Referrer-Policy"
    /// `Retry-After`.
    case retryAfter = "Retry-After"
    /// `Sec-Fetch-Site`.
    case secFetchSite = "Sec-Fetch-Site"
    /// `Set-Cookie`.
    case setCookie = "Set-Cookie"
    /// `Vary`.
    case vary = "Vary"
    /// `WWW-Authenticate`.
    case wwwAuthenticate = "WWW-Authenticate"
    /// `X-Accel-Buffering`.
    case xAccelBuffering = "X-Accel-Buffering"
    /// `X-Content-Type-Options`.
    case xContentTypeOptions = "X-Content-Type-Options"
    /// `X-Forwarded-For`.
    case xForwardedFor = "X-Forwarded-For"
    /// `X-Forwarded-Host`.
    case xForwardedHost = "X-Forwarded-Host"
    /// `X-Forwarded-Proto`.
    case xForwardedProto = "X-Forwarded-Proto"
    /// `X-Resource-Action`.
    case xResourceAction = "X-Resource-Action"
}
