/// The completion for fish.
enum FishCompletion {
    /// The script, without a line feed at its end.
    static func script(_ table: CompletionTable) -> String {
        var lines = [
            "# fish completion of headway, made by `headway completions fish`",
            "function __headway_calls",
            "    set -l words (commandline -opc)",
            "    set -e words[1]",
            "    test (count $words) -ge (count $argv); or return 1",
            "    set -l first $words[1..(count $argv)]",
            "    test \"$first\" = \"$argv\"",
            "end",
            "function __headway_begins",
            "    test (count (commandline -opc)) -eq 1; or __headway_calls help",
            "end",
            "complete -c headway -f",
        ]
        for entry in table.entries {
            lines.append(offer(entry.word, entry.purpose, when: "__headway_begins"))
        }
        for other in table.others where !other.hasPrefix("-") {
            lines.append(offer(other, "Says more about a command", when: "__headway_begins"))
        }
        lines.append("complete -c headway -n __headway_begins -l version -d 'Prints the version'")
        lines.append("complete -c headway -l help -s h -d \(CommandOption.help.help.fishQuoted)")
        lines += table.entries.flatMap(commands)
        return lines.joined(separator: "\n")
    }

    private static func commands(_ entry: CompletionTable.Entry) -> [String] {
        let seconds = entry.group.map { $0.words[1] }
        let isOpen =
            "__headway_calls \(entry.word)"
            + seconds.map { "; and not __headway_calls \(entry.word) \($0)" }.joined()
        var lines: [String] = []
        for synopsis in entry.group {
            lines.append(offer(synopsis.words[1], CompletionTable.phrase(synopsis), when: isOpen))
            lines += options(synopsis, when: "__headway_calls \(synopsis.words.joined(separator: " "))")
        }
        if let command = entry.command { lines += options(command, when: isOpen) }
        return lines
    }

    private static func offer(_ word: String, _ purpose: String, when condition: String) -> String {
        "complete -c headway -n \(condition.fishQuoted) -a \(word) -d \(purpose.fishQuoted)"
    }

    private static func options(_ synopsis: Synopsis, when condition: String) -> [String] {
        let start = "complete -c headway -n \(condition.fishQuoted)"
        var lines = synopsis.options.map { option in
            let value = CompletionValue(of: option).map { " " + action($0) } ?? ""
            return "\(start) -l \(option.name.dropFirst(2))\(value) -d \(option.help.fishQuoted)"
        }
        switch CompletionValue(ofOperands: synopsis.operands) {
        case .words(let words): lines.append("\(start) -a \(words.joined(separator: " ").fishQuoted)")
        case .file, .directory: lines.append("\(start) -F")
        case .unknown: break
        }
        return lines
    }

    private static func action(_ value: CompletionValue) -> String {
        switch value {
        case .words(let words): "-x -a \(words.joined(separator: " ").fishQuoted)"
        case .file: "-r -F"
        case .directory: "-x -a '(__fish_complete_directories)'"
        case .unknown: "-x"
        }
    }
}
