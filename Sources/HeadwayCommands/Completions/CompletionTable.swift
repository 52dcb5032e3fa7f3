/// The commands as a shell has to know them.
struct CompletionTable {
    /// A first word of a command line and what may follow it.
    struct Entry {
        /// The word.
        let word: String
        /// The command that is called by the word alone; nil where another must follow.
        let command: Synopsis?
        /// The commands of two words that begin with it.
        let group: [Synopsis]

        /// What the word is for, a phrase without a full stop.
        var purpose: String {
            command.map(CompletionTable.phrase) ?? group.map { $0.words[1] }.joined(separator: ", ")
        }
    }

    /// The first words, in the order of the help.
    let entries: [Entry]

    /// What may stand where a command does, beside the commands.
    let others = ["help", "--help", "--version"]

    /// The table of these commands.
    init(_ synopses: [Synopsis]) {
        var words: [String] = []
        for synopsis in synopses where !words.contains(synopsis.words[0]) { words.append(synopsis.words[0]) }
        entries = words.map { word in
            let those = synopses.filter { $0.words[0] == word }
            return Entry(
                word: word,
                command: those.first { $0.words.count == 1 },
                group: those.filter { $0.words.count > 1 }
            )
        }
    }

    /// A purpose without its full stop.
    static func phrase(_ synopsis: Synopsis) -> String {
        synopsis.purpose.hasSuffix(".") ? String(synopsis.purpose.dropLast()) : synopsis.purpose
    }
}

extension String {
    /// The text in the single quotes of bash and zsh.
    var shellQuoted: String {
        "'" + replacing("'", with: "'\\''") + "'"
    }

    /// The text in the single quotes of fish.
    var fishQuoted: String {
        "'" + replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
