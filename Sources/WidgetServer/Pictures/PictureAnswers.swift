internal import HTTPDaemon

/// The answers to requests for a picture.
struct PictureAnswers: Sendable {
    /// The kind of file.
    let format: PictureFormat
    /// Whether a shared link asks, which the pages of any site may do.
    let isShared: Bool
    /// Whether a key or a session asks, so that the picture is nothing for the pages of other sites.
    let isOwn: Bool
    /// The field `If-None-Match`, or nil.
    let noneMatch: String?

    /// An SVG of ours brings styles and pixels of emoji along and needs nothing else, least of all scripts.
    ///
    /// Opened by itself it is in a sandbox, and so not of the origin whose cookies a page of ours has.
    static let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

    /// A picture, or 304 when the client has it.
    func picture(_ picture: DrawnPicture) -> HTTPResponse {
        var fields = [HTTPField(.cacheControl, "no-cache"), HTTPField(.eTag, picture.entityTag.text)]
        // The address may have a token in it.
        fields.append(HTTPField(.referrerPolicy, "no-referrer"))
        if isShared { fields += HTTPField.open }
        if isOwn { fields.append(HTTPField(.crossOriginResourcePolicy, "same-origin")) }
        if let noneMatch, EntityTagList(noneMatch).matchesWeakly(picture.entityTag) {
            return HTTPResponse(.notModified, fields: fields)
        }
        fields += [HTTPField(.contentType, format.mediaType), HTTPField(.xContentTypeOptions, "nosniff")]
        if format == .svg { fields.append(HTTPField(.contentSecurityPolicy, PictureAnswers.policy)) }
        return HTTPResponse(.ok, fields: fields, body: .shared(picture.bytes))
    }

    /// Why there is no picture.
    func problem(_ problem: Problem, _ id: RequestID) -> HTTPResponse {
        var response = problem.response(id)
        if isShared { response.fields += HTTPField.open }
        return response
    }
}
