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
            CommandOption("--accent", "COLOUR", help: "a name such as green, or hex RRGGBB or RRGGBBAA"),
            CommandOption("--background", "COLOUR", help: "the colour of the card"),
            CommandOption("--text-color", "COLOUR", help: "the colour of texts"),
            CommandOption("--severity", "WORD", help: "info, warning, critical or success"),
            CommandOption("--trend", "WORD", help: "up, down or flat"),
            CommandOption("--row", "ROW", isRepeatable: true, help: "a row 'Label=Value unit'; up to 6, replacing all"),
            CommandOption("--from", "TIME", help: "the bar advances by itself from this time"),
            CommandOption("--until", "TIME", help: "and is full at this time"),
            CommandOption("--stale-after", "TIME", help: "dim when not pushed for 1m to 7d; off never dims"),
            CommandOption("--throttle", "TIME", help: "the least time between pushes to devices, 1s to 1h; or off"),
            CommandOption("--url", "URL", help: "what the button opens"),
            CommandOption("--url-title", "TEXT", help: "the button's text"),
            CommandOption("--url-foreground", help: "open the address for the person to see"),
            CommandOption("--clear", "FIELD", isRepeatable: true, help: "remove a field, such as label, rows or until"),
            .json, .server,
        ],
        purpose: "Sets how far along a widget is, and makes the widget when it is not there.",
        notes: [
            "TIME of --from and --until is RFC 3339, now, or a time from now such as +2h, +1h30m or -10m; of the others "
                + "a length such as 90s, 15m or 2d. VALUE may be left out when an option says what to change. An option "
                + "that is not given leaves its field as it is.",
            RowText.rule,
        ],
        examples: [
            "push backup 42% --label Photos --row 'Left=118 GB'",
            "push maintenance --from now --until +2h --accent orange",
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
            "The file holds a content object, or the whole body of a POST: an object that has slug, name or content, and "
                + "no template, is taken for a body. Every fault is one line on standard output, its place first."
        ],
        examples: ["check content.json", "check - <body.json"]
    )
}
