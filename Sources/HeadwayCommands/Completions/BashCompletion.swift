/// The completion for bash, which needs nothing but bash.
enum BashCompletion {
    /// The script, without a line feed at its end.
    static func script(_ table: CompletionTable) -> String {
        let firsts = table.entries.map(\.word) + table.others
        let groups = table.entries.flatMap(\.group)
        var lines = [
            "# bash completion of headway, made by `headway completions bash`",
            "_headway() {",
            "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} first=${COMP_WORDS[1]} command",
            "    # bash takes the two sides of --name=value for words.",
            "    if [[ $cur == = ]]; then cur=; elif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD - 2]}; fi",
            "    COMPREPLY=()",
            "    if ((COMP_CWORD == 1)) || { ((COMP_CWORD == 2)) && [[ $first == help ]]; }; then",
            "        _headway_words \(firsts.joined(separator: " ").shellQuoted)",
            "        return",
            "    fi",
            "    command=$first",
        ]
        if !groups.isEmpty {
            let calls = groups.map { "\"\($0.words.joined(separator: " "))\"" }.joined(separator: " | ")
            lines += [
                "    case \"$first ${COMP_WORDS[2]-}\" in",
                "        \(calls)) ((COMP_CWORD == 2)) || command=\"$first ${COMP_WORDS[2]}\" ;;",
                "    esac",
            ]
        }
        lines += ["    case \"$command\" in"] + table.entries.flatMap(branches) + ["    esac", "}"]
        return (lines + helpers).joined(separator: "\n")
    }

    private static func branches(_ entry: CompletionTable.Entry) -> [String] {
        let seconds = entry.group.map { $0.words[1] }
        var lines: [String] = []
        if let command = entry.command {
            lines += branch(command, more: seconds)
        } else {
            lines += ["        \(entry.word)) _headway_words \(seconds.joined(separator: " ").shellQuoted) ;;"]
        }
        return lines + entry.group.flatMap { branch($0, more: []) }
    }

    private static func branch(_ synopsis: Synopsis, more: [String]) -> [String] {
        var lines = ["        \"\(synopsis.words.joined(separator: " "))\")", "            case \"$prev\" in"]
        for option in synopsis.options {
            guard let value = CompletionValue(of: option) else { continue }
            lines.append("                \(option.name)) \(action(value)) ; return ;;")
        }
        lines.append("            esac")
        let options = (synopsis.options + [.help]).map(\.name)
        let words = (more + options).joined(separator: " ").shellQuoted
        let operand = action(CompletionValue(ofOperands: synopsis.operands))
        let free = more.isEmpty ? operand : "_headway_words \(more.joined(separator: " ").shellQuoted)"
        lines.append("            if [[ $cur == -* ]]; then _headway_words \(words); else \(free); fi")
        return lines + ["            ;;"]
    }

    private static func action(_ value: CompletionValue) -> String {
        switch value {
        case .words(let words): "_headway_words \(words.joined(separator: " ").shellQuoted)"
        case .file: "_headway_paths -f"
        case .directory: "_headway_paths -d"
        case .unknown: ":"
        }
    }

    private static let helpers = [
        "_headway_words() { mapfile -t COMPREPLY < <(compgen -W \"$1\" -- \"$cur\"); }",
        "_headway_paths() {",
        "    mapfile -t COMPREPLY < <(compgen \"$1\" -- \"$cur\")",
        "    compopt -o filenames 2>/dev/null",
        "}",
        "complete -F _headway headway",
    ]
}
