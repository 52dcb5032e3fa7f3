/// Writes the manual page of the program, for man(1), from what its arguments are parsed by.
enum ManualPage {
    /// The page, without a line feed at its end.
    static func text(of synopses: [Synopsis]) -> String {
        let purpose = OverviewText.purpose.lowercased().filter { $0 != "." }
        var lines = [
            ".TH HEADWAY 1 \"\" \"headway \(Roff.escaped(HeadwayVersion.text))\" \"User Commands\"",
            ".SH NAME", "headway \\- \(purpose)",
            ".SH SYNOPSIS", ".B headway", "\\fICOMMAND\\fR [\\fIARGUMENT\\fR]...",
            ".SH DESCRIPTION", Roff.line(description),
            ".SH COMMANDS",
        ]
        for synopsis in synopses { lines += command(synopsis) }
        lines += [".SH ENVIRONMENT"]
        for variable in OverviewText.variables { lines += Roff.item(variable.name, text: variable.text) }
        lines += [".SH FILES"]
        for file in files { lines += Roff.item(file.name, text: file.text) }
        lines += [".SH EXIT STATUS"]
        lines += Roff.item("0", text: "What was asked for is done.")
        lines += Roff.item("1", text: "It could not be done; standard error says why.")
        lines += Roff.item("2", text: "It was not asked for in a way that makes sense.")
        return lines.joined(separator: "\n")
    }

    private static func command(_ synopsis: Synopsis) -> [String] {
        let operands = synopsis.operands.map { " \\fI\(Roff.escaped($0.usage))\\fR" }.joined()
        var lines = [".SS \"\\fB\(Roff.escaped(synopsis.call))\\fR\(operands) [\\fIOPTION\\fR]...\""]
        lines.append(Roff.line(synopsis.purpose))
        for operand in synopsis.operands { lines += Roff.item(operand.name, text: operand.help) }
        for option in synopsis.options { lines += Roff.item(option.name, option.placeholder, text: option.help) }
        for note in synopsis.notes { lines += [".PP", Roff.line(note)] }
        lines += [".PP", "Examples:", ".PP", ".EX"]
        lines += synopsis.examples.map { "  headway " + Roff.escaped($0) }
        return lines + [".EE"]
    }

    private static let description =
        "Programs push how far along they are, or what state they are in; the server keeps the answer for good and shows it to "
        + "people. Every command also takes --help (or -h); options stand anywhere, as --name VALUE or --name=VALUE, and "
        + "after -- everything is an operand."

    private static let files: [(name: String, text: String)] = [
        (
            "~/.config/headway/config.json",
            "address and key for what the environment leaves open; the server writes it at its first start. Mode 600."
        ),
        ("~/.local/share/headway", "the data, unless --data or HEADWAY_DATA names another directory. Mode 700."),
        ("/var/lib/headway", "the data of the service that the Debian package sets up."),
        ("/etc/default/headway", "the options of that service."),
    ]
}
