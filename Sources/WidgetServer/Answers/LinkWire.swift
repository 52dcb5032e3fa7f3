internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

/// Writes shared links as the API has them.
enum LinkWire {
    /// What a link is called; it opens nothing.
    static func id(of link: LinkRecord) -> String {
        String(link.id.rawValue)
    }

    /// Many links, without their tokens, which nobody can show again.
    static func list(_ links: [LinkRecord]) -> [UInt8] {
        JSON.object(["items": .array(links.map { .object(members(of: $0)) })]).bytes
    }

    /// A new link with its token and its pictures.
    static func created(_ link: LinkRecord, token: AccessKey) -> HTTPResponse {
        var document = members(of: link)
        document["token"] = .string(token.plainText)
        var urls: JSONObject = [:]
        for family in Family.allCases {
            urls[family.rawValue] = .string(path(token: token.plainText, family))
        }
        document["urls"] = .object(urls)
        return HTTPResponse(
            .created,
            fields: [
                HTTPField(.contentType, "application/json"), HTTPField(.cacheControl, "no-store"),
                HTTPField(.xContentTypeOptions, "nosniff"), HTTPField(.location, "/widgets/\(link.slug)/links"),
            ],
            body: JSON.object(document).bytes
        )
    }

    /// The path of the picture that a link shows.
    static func path(token: String, _ family: Family) -> String {
        "/p/\(token)/\(family.rawValue).png"
    }

    private static func members(of link: LinkRecord) -> JSONObject {
        ["id": .string(id(of: link)), "slug": .string(link.slug), "created_at": .string(link.createdAt.rfc3339)]
    }
}
