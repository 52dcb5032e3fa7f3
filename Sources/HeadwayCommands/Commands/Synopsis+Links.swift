internal import Widgets

extension Synopsis {
    /// `headway link`.
    static let link = Synopsis(
        "link",
        operands: [Operand("SLUG", help: "the widget")],
        options: [
            CommandOption(
                "--family",
                "FAMILY",
                choices: Family.allCases.map(\.rawValue),
                help: "small, medium, large, circular, rectangular or inline"
            ),
            .server,
        ],
        purpose: "Makes a link to a widget's picture and prints its address, once.",
        notes: [
            "Whoever has the address sees this widget and nothing else, until `headway links revoke`. Another family, .svg "
                + "or .pdf in it gives other pictures; ?appearance=dark, scale, locale and timezone change how they look."
        ],
        examples: ["link backup", "link backup --family large"]
    )

    /// `headway links`.
    static let links = Synopsis(
        "links",
        operands: [Operand("SLUG", isOptional: true, help: "the widget; all widgets when not given")],
        options: [.json, .server],
        purpose: "Lists the links to pictures, without the tokens in them.",
        examples: ["links", "links backup"]
    )

    /// `headway links revoke`.
    static let linksRevoke = Synopsis(
        "links",
        "revoke",
        operands: [Operand("ID", help: "the link, as `headway links` lists it")],
        options: [.server],
        purpose: "Revokes a link; its pictures are gone at once.",
        examples: ["links revoke 3", "links revoke 12"]
    )
}
