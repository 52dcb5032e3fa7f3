internal import HTTPDaemon
internal import Widgets

extension Operation {
    static let listLinksOfWidget = Operation.get(
        OperationDescription(
            id: "listLinksOfWidget",
            resource: "LinksOfWidget",
            tag: .pictures,
            summary: "The links to a widget's pictures",
            response: links
        )
    )
    static let createLink = Operation.post(
        OperationDescription(
            id: "createLink",
            resource: "LinksOfWidget",
            tag: .pictures,
            summary: "Make a link to a widget's pictures",
            details:
                "The token is shown this once; only its hash is stored. A widget has at most \(LinkHandler.limit) links.",
            body: OperationBody(isRequired: false, types: [MediaType.json], schema: Schema.object([:])),
            response: .json(
                "The link, and the paths of its pictures on this server.",
                status: .created,
                schema: Schema.named("NewLink"),
                example: { _ in newLink }
            ),
            problems: [.linkUnreadable, .widgetNotFound, .linkUnprocessable, .tooManyLinks]
        )
    )
    static let revokeLink = Operation.delete(
        OperationDescription(
            id: "revokeLink",
            resource: "Link",
            tag: .pictures,
            summary: "Revoke a link",
            details: "Requests for its pictures get 404 at once.",
            response: OperationResponse(status: .noContent, description: "The link is revoked."),
            problems: [.linkNotFound]
        )
    )
    static let listLinks = Operation.get(
        OperationDescription(
            id: "listLinks",
            resource: "Links",
            tag: .pictures,
            summary: "The links to pictures of all widgets that the key may touch",
            response: links
        )
    )

    private static let links = OperationResponse.json(
        "The links; an empty list if there are none.",
        schema: Schema.named("LinkList"),
        example: { _ in ["items": [link]] }
    )

    private static let link: JSON = ["id": "3", "slug": "backup", "created_at": "2026-11-30T08:00:00.125Z"]

    private static var newLink: JSON {
        let token = "hlw_7Jm2sK9xQ4vT1bZ8nC3wL6yR0dF5gHaP"
        var urls: JSONObject = [:]
        for family in Family.allCases { urls[family.rawValue] = .string(LinkWire.path(token: token, family)) }
        return link.with("token", .string(token)).with("urls", .object(urls))
    }
}
