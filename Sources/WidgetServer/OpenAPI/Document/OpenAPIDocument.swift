internal import HTTPDaemon
internal import Widgets

/// The OpenAPI 3.1 document of the server, made from the table of routes and the tables of fields.
public struct OpenAPIDocument: Sendable {
    /// The document in UTF-8, with a line feed at its end.
    public let bytes: [UInt8]

    /// Describes routes.
    ///
    /// - Parameters:
    ///   - routes: The routes; pages among them are only listed.
    ///   - templates: The templates whose contents are described.
    init(routes: [Route], templates: TemplateList) {
        let paths = routes.compactMap { DescribedPath($0) }
        var items: JSONObject = [:]
        for path in paths { items[path.route.template] = path.json(templates) }
        let document: JSON = [
            "openapi": "3.1.0",
            "info": OpenAPIDocument.info(pages: routes.filter { $0.isPage }),
            "servers": [["url": "/"]],
            "security": .array(SecurityScheme.usual.map { $0.requirement }),
            "tags": .array(
                OperationTag.allCases.map { ["name": .string($0.rawValue), "description": .string($0.purpose)] }
            ),
            "paths": .object(items),
            "components": .object(Components(paths: paths, templates: templates).json),
        ]
        bytes = Array((document.wrapped(to: 120) + "\n").utf8)
    }

    private static func info(pages: [Route]) -> JSON {
        // Files below /site/ are parts of the pages.
        let addresses = pages.map { $0.template }.filter { !$0.hasPrefix("/site/") }
        let list = addresses.map { "`\($0)`" }.joined(separator: ", ")
        return [
            "title": "Headway",
            "summary": "A self-hosted server for progress widgets.",
            "description": .string([introduction, durability, errors(list), paths].joined(separator: "\n\n")),
            "version": "1.0.0",
        ]
    }

    private static let introduction = """
        Programs push their progress or status with one HTTP call; Headway stores the latest value and shows it everywhere.

        All calls but `GET /health` and shared pictures need a key: `Authorization: Bearer hlk_…`. Browsers have the cookie \
        of a session instead, once they have signed in with a key (`POST /session`); a key in the header comes first. Writes \
        by cookie must come from a page of this server. Bodies are JSON in UTF-8, strictly by RFC 8259: a name that occurs \
        twice, a byte order mark, half of a surrogate pair and nesting deeper than \(JSON.defaultDepthLimit) are refused. \
        Lengths are counted in Unicode code points.
        """

    private static let durability = "A 2xx to a write means that it is on disk."

    private static func errors(_ pages: String) -> String {
        """
        Errors are problem details (RFC 9457). Besides these calls there are the pages for browsers, which need no key and \
        answer GET and HEAD: \(pages), and their files below `/site/`. The response to any other path is 404, to a method \
        that is not listed 405 with `Allow`. A request that breaks HTTP itself is answered before it reaches a call, with \
        400, 414, 431 or 501, and not always as problem details.
        """
    }

    private static let paths =
        "Empty path segments count for nothing: `//widgets/` is `/widgets`. Unknown query parameters are ignored."
}
