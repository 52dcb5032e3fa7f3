internal import HTTPDaemon

/// The answers to requests for a picture.
struct PictureAnswers: Sendable {
    /// The kind of file.
    let format: PictureFormat
    /// Whether a shared link asks, which the pages of any site may do.
    let isShared: Bool
    /// The field `If-None-Match`, or nil.
    let noneMatch: String?

    /// An SVG of ours brings styles and pixels of emoji along and needs nothing else, least of all scripts.
    static let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

    /// What lets the pages of other sites read an answer.
    static let open = [
        HTTPField("Access-Control-Allow-Origin", "*"), HTTPField("Cross-Origin-Resource-Policy", "cross-origin"),
    ]

    /// A picture, or 304 when the client has it.
    func picture(_ picture: DrawnPicture) -> HTTPResponse {
        var fields = [HTTPField("Cache-Control", "no-cache"), HTTPField("ETag", picture.entityTag.text)]
        if isShared { fields += PictureAnswers.open }
        if let noneMatch, EntityTagList(noneMatch).matchesWeakly(picture.entityTag) {
            return HTTPResponse(304, fields: fields)
        }
        fields += [HTTPField("Content-Type", format.mediaType), HTTPField("X-Content-Type-Options", "nosniff")]
        if format == .svg { fields.append(HTTPField("Content-Security-Policy", PictureAnswers.policy)) }
        return HTTPResponse(200, fields: fields, body: .shared(picture.bytes))
    }

    /// Why there is no picture.
    func problem(_ problem: Problem, _ id: RequestID) -> HTTPResponse {
        var response = problem.response(id)
        if isShared { response.fields += PictureAnswers.open }
        return response
    }
}
