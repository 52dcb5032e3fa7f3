/// Writes the help of the whole program, and of a group of commands.
enum OverviewText {
    /// The help of the program, without a line feed at its end.
    static func of(_ commands: [Command]) -> String {
        var lines = ["Usage: headway COMMAND [ARGUMENT]...", "", purpose, "", "Commands:"]
        lines += rows(commands)
        lines += ["", "`headway help COMMAND` says more about a command.", "", "Environment:"]
        lines += UsageText.table(variables)
        return (lines + exits).joined(separator: "\n")
    }

    /// The help of the commands that begin with one word.
    static func of(group: String, _ commands: [Command]) -> String {
        let usage = ["Usage: headway \(group) COMMAND [ARGUMENT]...", "", "Commands:"]
        let more = ["", "`headway help \(group) COMMAND` says more about a command."]
        return (usage + rows(commands) + more).joined(separator: "\n")
    }

    /// What the program is for: one sentence.
    static let purpose = "Keeps progress bars and shows how far along they are."

    private static func rows(_ commands: [Command]) -> [String] {
        UsageText.table(commands.map { ($0.synopsis.words.joined(separator: " "), $0.synopsis.purpose) })
    }

    /// The environment variables, and what each is for.
    static let variables: [(name: String, text: String)] = [
        ("HEADWAY_URL", "the server's address, such as http://127.0.0.1:8080"),
        ("HEADWAY_KEY", "the key; keys are never given as arguments, which every user of a machine can read"),
        ("HEADWAY_ALLOW_HTTP", "1 sends the key unencrypted to other machines, too"),
        ("HEADWAY_CA_FILE", "certificates to trust in place of the system's (else CURL_CA_BUNDLE, SSL_CERT_FILE)"),
        ("HEADWAY_DATA", "the data directory of serve, keys, backup and restore"),
    ]

    private static let exits = [
        "", "What the environment leaves open is read from ~/.config/headway/config.json,",
        "which `headway serve` writes, so on one machine nothing needs to be set.", "",
        "Exit status: 0 done, 1 failed, 2 misused.",
    ]
}
