/// The completion for zsh.
enum ZshCompletion {
    /// The script, without a line feed at its end.
    static func script(_ table: CompletionTable) -> String {
        var lines = [
            "#compdef headway",
            "# zsh completion of headway, made by `headway completions zsh`",
            "_headway() {",
            "    local -a names specs",
            "    if (( CURRENT == 2 )) || { (( CURRENT == 3 )) && [[ $words[2] == help ]] }; then",
            "        names=(",
        ]
        lines += table.entries.map { "            " + "\($0.word):\($0.purpose)".shellQuoted }
        lines += table.others.map { "            " + $0.shellQuoted }
        lines += [
            "        )", "        _describe -t commands command names", "        return", "    fi",
            "    case $words[2] in",
        ]
        lines += table.entries.flatMap(branch)
        lines += [
            "    esac", "    shift words", "    (( CURRENT-- ))", "    _arguments -S $specs", "}",
            // Read by `source` as well as from fpath, where the file is the body of the function.
            "if [[ $funcstack[1] == _headway ]]; then _headway \"$@\"; else compdef _headway headway; fi",
        ]
        return lines.joined(separator: "\n")
    }

    private static func branch(_ entry: CompletionTable.Entry) -> [String] {
        var lines = ["        (\(entry.word))"]
        if !entry.group.isEmpty {
            lines += ["            names=("]
            lines += entry.group.map { group in
                "                " + "\(group.words[1]):\(CompletionTable.phrase(group))".shellQuoted
            }
            lines += ["            )", "            case $words[3] in"]
            for synopsis in entry.group {
                lines.append("                (\(synopsis.words[1]))")
                lines.append("                    if (( CURRENT > 3 )); then")
                lines.append("                        shift words; (( CURRENT-- ))")
                lines += specs(synopsis, indent: 24)
                lines += [
                    "                        shift words; (( CURRENT-- ))",
                    "                        _arguments -S $specs", "                        return",
                    "                    fi ;;",
                ]
            }
            lines += ["            esac", "            (( CURRENT == 3 )) && _describe -t commands command names"]
        }
        if let command = entry.command { lines += specs(command, indent: 12) }
        return lines + ["            ;;"]
    }

    private static func specs(_ synopsis: Synopsis, indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        var lines = [margin + "specs=("]
        for option in synopsis.options + [.help] {
            let star = option.isRepeatable ? "*" : ""
            let value = option.placeholder.map { ":\($0):" + action(CompletionValue(of: option) ?? .unknown) } ?? ""
            let help = option.help.replacing("[", with: "\\[").replacing("]", with: "\\]")
            let equals = option.placeholder == nil ? "" : "="
            lines.append(margin + "    " + "\(star)\(option.name)\(equals)[\(help)]\(value)".shellQuoted)
        }
        let operands = action(CompletionValue(ofOperands: synopsis.operands))
        if let first = synopsis.operands.first {
            lines.append(margin + "    " + "*:\(first.name):\(operands)".shellQuoted)
        }
        return lines + [margin + ")"]
    }

    private static func action(_ value: CompletionValue) -> String {
        switch value {
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .file: "_files"
        case .directory: "_files -/"
        case .unknown: ""
        }
    }
}
