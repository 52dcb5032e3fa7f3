internal import Widgets

// The query of a picture; an empty value counts as not given.
extension OperationParameter {
    static let pictureFamily = OperationParameter(
        query: "family",
        "The shape; medium if not given.",
        schema: Schema.words(Family.allCases.map { $0.rawValue } + [""])
    )

    /// The parameters of every picture.
    static let picture = [
        OperationParameter(
            query: "scale",
            "Pixels per point; if not given \(PictureFormat.png.usualScale) for PNG, and \(PictureFormat.svg.usualScale) "
                + "for the others, whose size it multiplies.",
            schema: Schema.words(PictureQuery.scales.map { String($0) } + [""])
        ),
        OperationParameter(
            query: "appearance",
            "A light or a dark background; light if not given.",
            schema: Schema.words(Appearance.allCases.map { $0.rawValue } + [""])
        ),
        OperationParameter(
            query: "locale",
            "The language and region of the reader; en if not given, whatever Accept-Language says.",
            schema: Schema.string(
                pattern: #"^(?:(?:[A-Za-z]{2,3}|[cC]|[pP][oO][sS][iI][xX])(?:[-_.@][\s\S]*)?)?$"#
            ),
            example: "uk-UA"
        ),
        OperationParameter(
            query: "timezone",
            "The reader's time zone by its IANA name; UTC if not given.",
            schema: Schema.string(0...PictureQuery.zoneLimit, pattern: "^[A-Za-z0-9_+/-]*$"),
            example: "Europe/Kyiv"
        ),
        OperationParameter(
            query: "build",
            "The build of the app whose look is wanted; \(DeviceBuild.current.major).\(DeviceBuild.current.minor) if not "
                + "given.",
            schema: Schema.string(pattern: #"^(?:[0-9]{1,4}(?:\.[0-9]{1,4})*)?$"#),
            example: "1.5"
        ),
        OperationParameter(
            key: "pictureInstant",
            name: "at",
            location: .query,
            description: "The instant to draw, RFC 3339; now if not given.",
            schema: ["type": "string", "anyOf": [["format": "date-time"], ["const": ""]]],
            example: "2027-05-10T22:30:00Z"
        ),
    ]

    private init(query name: String, _ description: String, schema: JSON, example: String? = nil) {
        self.init(
            key: "picture" + name.prefix(1).uppercased() + name.dropFirst(),
            name: name,
            location: .query,
            description: description,
            schema: schema,
            example: example
        )
    }
}
