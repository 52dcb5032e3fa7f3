internal import HTTPDaemon

extension HTTPResponse {
    /// JSON that is not to be kept.
    static func json(_ bytes: [UInt8]) -> HTTPResponse {
        HTTPResponse(
            .ok,
            fields: [
                HTTPField(.contentType, "application/json"), HTTPField(.cacheControl, "no-cache"),
                HTTPField(.xContentTypeOptions, "nosniff"),
            ],
            body: bytes
        )
    }
}

extension HTTPField {
    /// The header lines of JSON that has a tag.
    static func json(_ tag: EntityTag) -> [HTTPField] {
        [
            HTTPField(.contentType, "application/json"), HTTPField(.cacheControl, "no-cache"),
            HTTPField(.xContentTypeOptions, "nosniff"), HTTPField(.eTag, tag.text),
        ]
    }

    /// The header lines that let the pages of other sites read a response.
    static let open = [
        HTTPField(.accessControlAllowOrigin, "*"), HTTPField(.crossOriginResourcePolicy, "cross-origin"),
    ]
}
