internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

extension OperationParameter {
    /// The parameter of a variable part of paths; nil for parts that only pages have.
    static func inPath(_ part: PathParameter) -> OperationParameter? {
        switch part {
        case .slug:
            OperationParameter(
                "slug",
                part,
                "The widget; may be percent-encoded.",
                schema: Schema.named("Slug"),
                example: "pages"
            )
        case .id: OperationParameter("linkID", part, "The link.", schema: Schema.string(), example: "3")
        case .role:
            OperationParameter(
                "actionRole",
                part,
                "The action: `url_action`, `secondary_url_action` or `tap_action`.",
                schema: Schema.words(ActionRole.allCases.map { $0.rawValue }),
                example: ActionRole.primary.rawValue
            )
        case .format:
            OperationParameter(
                "pictureFormat",
                part,
                "The kind of file.",
                schema: Schema.words(PictureFormat.allCases.map { $0.rawValue })
            )
        case .token:
            OperationParameter(
                "linkToken",
                part,
                "The token of the link.",
                schema: Schema.string(pattern: "^\(Pattern.secret(.readOnly))$")
            )
        case .family:
            OperationParameter(
                "familyInPath",
                part,
                "The shape.",
                schema: Schema.words(Family.allCases.map { $0.rawValue })
            )
        case .icon, .file: nil
        }
    }

    private init(_ key: String, _ part: PathParameter, _ description: String, schema: JSON, example: String? = nil) {
        self.init(
            key: key,
            name: part.rawValue,
            location: .path,
            description: description,
            schema: schema,
            example: example
        )
    }

    static let ifMatch = OperationParameter(
        key: "ifMatch",
        name: HTTPFieldName.ifMatch.rawValue,
        location: .header,
        description:
            "Entity tags, or `*`: write only if the widget has one of them. Tags are compared strongly (RFC 9110, "
            + "section 13.1.1).",
        schema: Schema.string()
    )
    static let ifNoneMatchRead = OperationParameter(
        key: "ifNoneMatchRead",
        name: HTTPFieldName.ifNoneMatch.rawValue,
        location: .header,
        description: "Entity tags, or `*`: respond with 304 if the client has this state.",
        schema: Schema.string()
    )
    static let ifNoneMatchWrite = OperationParameter(
        key: "ifNoneMatchWrite",
        name: HTTPFieldName.ifNoneMatch.rawValue,
        location: .header,
        description: "Entity tags, or `*`: write only if the widget has none of them; `*` on a POST creates and never "
            + "replaces.",
        schema: Schema.string()
    )
}
