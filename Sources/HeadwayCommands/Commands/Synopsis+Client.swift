internal import Widgets

extension Synopsis {
    /// `headway push`.
    static let push = Synopsis(
        "push",
        operands: [
            Operand("SLUG", help: "the widget's name in addresses: letters, digits, _ and -"),
            Operand("VALUE", isOptional: true, help: "how far along: \(ProgressText.forms)"),
        ],
        options: [
            CommandOption("--name", "TEXT", help: "what the widget is called; its slug when not given"),
            CommandOption("--label", "TEXT", help: "the headline"),
            CommandOption("--subtitle", "TEXT", help: "the line below; split into chips at · or |"),
            CommandOption("--icon", "NAME", help: "an SF Symbol, or mdi: and a Material Design icon"),
            CommandOption(
                "--accent",
                "COLOR",
                choices: NamedColor.allCases.map(\.rawValue),
                help: "a name such as green, or hex RRGGBB or RRGGBBAA"
            ),
            CommandOption("--background", "COLOR", help: "the color of the card"),
            CommandOption("--text-color", "COLOR", help: "the color of texts"),
            CommandOption(
                "--severity",
                "WORD",
                choices: Severity.allCases.map(\.rawValue),
                help: "info, warning, critical or success"
            ),
            CommandOption(
                "--status",
                "WORD",
                choices: Severity.allCases.map(\.rawValue) + ["none"],
                help: "no bar but a state: one of these, or none"
            ),
            CommandOption(
                "--template",
                "WORD",
                choices: TemplateList.standard.names,
                help: "progress or status; a new widget is progress"
            ),
            CommandOption(
                "--trend",
                "WORD",
                choices: Trend.allCases.map(\.rawValue),
                help: "up, down or flat"
            ),
            CommandOption("--row", "ROW", isRepeatable: true, help: "a row 'Label=Value unit'; up to 6, replacing all"),
            CommandOption("--from", "TIME", help: "the bar advances by itself from this time"),
            CommandOption("--until", "TIME", help: "and is full at this time"),
            CommandOption("--stale-after", "TIME", help: "dim when not pushed for 1m to 7d; off never dims"),
            CommandOption("--throttle", "TIME", help: "the least time between pushes to devices, 1s to 1h; or off"),
            CommandOption("--url", "URL", help: "what the button opens"),
            CommandOption("--url-title", "TEXT", help: "the button's text"),
            CommandOption("--url-foreground", help: "open the address for the person to see"),
            CommandOption("--content", "FILE", help: "content as JSON: a file, - for standard input, or {...} itself"),
            CommandOption("--clear", "FIELD", isRepeatable: true, help: "remove a field, such as label, rows or until"),
            .json, .server,
        ],
        purpose: "Sets how far along a widget is, or its state, and makes the widget when it is not there.",
        notes: [
            "TIME of --from and --until is RFC 3339, now, or a time from now such as +2h, +1h30m or -10m; of the others "
                + "a length such as 90s, 15m or 2d. VALUE may be left out when an option says what to change. An option "
                + "that is not given leaves its field as it is.",
            "--content sends members of a content, of any template: an argument that begins with { is JSON itself, any other "
                + "a file of at most 64 KiB. A member that the content does not have stays as it is, and null removes one. "
                + "VALUE and other options override its members. An empty object, {}, changes only the time of the push.",
            RowText.rule,
        ],
        examples: [
            "push backup 42% --label Photos --row 'Left=118 GB'",
            "push maintenance --from now --until +2h --accent orange",
            "push database --status warning --content database.json",
        ]
    )

    /// `headway list`.
    static let list = Synopsis(
        "list",
        options: [.json, .server],
        purpose: "Lists the widgets: how far along they are, and when they were pushed.",
        examples: ["list", "list --json"]
    )

    /// `headway get`.
    static let get = Synopsis(
        "get",
        operands: [Operand("SLUG", help: "the widget")],
        options: [CommandOption("--compact", help: "print it on one line"), .server],
        purpose: "Prints a widget as JSON.",
        examples: ["get backup", "get backup --compact"]
    )

    /// `headway show`.
    static let show = Synopsis(
        "show",
        operands: [Operand("SLUG", help: "the widget")],
        options: [CommandOption("--watch", help: "go on showing it as it changes, until ^C"), .server],
        purpose: "Draws a widget in the terminal.",
        notes: [
            "It is as wide as the terminal, or as COLUMNS says; without colors where the output is no terminal, where "
                + "NO_COLOR is set or TERM is dumb; in ASCII where the locale is not one of UTF-8. The language is that of "
                + "LC_ALL, LC_MESSAGES or LANG.",
            "--watch draws in place on a terminal and prints a line for each change elsewhere. It outlives restarts of the "
                + "server. The end by ^C is exit status 0; when the widget is removed it is 1.",
        ],
        examples: ["show backup", "show backup --watch"]
    )

    /// `headway delete`.
    static let delete = Synopsis(
        "delete",
        operands: [Operand("SLUG", isRepeatable: true, help: "the widgets")],
        options: [CommandOption("--if-exists", help: "a widget that is not there is no error"), .server],
        purpose: "Removes widgets for good.",
        examples: ["delete backup", "delete --if-exists backup restore"]
    )

    /// `headway check`.
    static let check = Synopsis(
        "check",
        operands: [Operand("FILE", help: "the file, or - for standard input; at most 64 KiB")],
        purpose: "Says all that is wrong with a content, without a server.",
        notes: [
            "The file holds a content object, the whole body of a POST, or what `headway get` prints: an object that has "
                + "slug, name or content, and no template, is taken for one of these. Every fault is one line on standard "
                + "output, its place first."
        ],
        examples: ["check content.json", "check - <body.json"]
    )

    /// `headway render`.
    static let render = Synopsis(
        "render",
        operands: [Operand("FILE", help: "what `headway check` takes, or - for standard input; at most 64 KiB")],
        options: [
            CommandOption("--output", "FILE", help: "write a picture: X.png, X.svg, X.pdf, or - for standard output"),
            CommandOption(
                "--format",
                "FORM",
                choices: PictureForm.allCases.map(\.rawValue),
                help: "png, svg or pdf, whatever the file is called; - is png"
            ),
            CommandOption(
                "--family",
                "FAMILY",
                choices: Family.allCases.map(\.rawValue),
                help: "small, medium, large, circular, rectangular or inline; medium"
            ),
            CommandOption("--scale", "N", help: "pixels to the point, 1 to 4; 2 when not given"),
            CommandOption(
                "--appearance",
                "WORD",
                choices: Appearance.allCases.map(\.rawValue),
                help: "light or dark; pictures are light when not given"
            ),
            CommandOption("--locale", "TAG", help: "the language, such as uk or pt-BR; that of the terminal"),
            CommandOption("--timezone", "ZONE", help: "the time zone, such as Europe/Kyiv; that of this machine"),
            CommandOption("--at", "TIME", help: "draw what is shown at that time; now when not given"),
            CommandOption("--build", "VERSION", help: "draw as that version of a device, such as 1.5, would"),
        ],
        purpose: "Draws what a file says, without a server: in the terminal, or as a picture.",
        notes: [
            "TIME is RFC 3339, now, or a time from now such as +2h or -10m. What is wrong with the content is said on "
                + "standard error, a line for each fault as `headway check` has it, and the exit status is 1."
        ],
        examples: ["render content.json", "render - --output widget.png --family large <body.json"]
    )
}
