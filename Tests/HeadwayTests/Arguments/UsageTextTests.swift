import Testing

@testable import HeadwayCommands

@Suite
struct UsageTextTests {
    static let synopses: [Synopsis] = [
        .push, .list, .get, .show, .delete, .check, .render, .link, .links, .linksRevoke, .serve, .keysCreate,
        .keysList, .keysRevoke, .backup, .restore, .openAPI, .completions, .manual,
    ]

    @Test(arguments: synopses)
    func staysWithinEightyColumns(_ synopsis: Synopsis) {
        for line in UsageText.of(synopsis).split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
        #expect(2...3 ~= synopsis.examples.count)
    }

    @Test(arguments: synopses)
    func namesEveryOptionAndOperand(_ synopsis: Synopsis) {
        let text = UsageText.of(synopsis)
        #expect(text.hasPrefix("Usage: \(synopsis.call) "))
        for option in synopsis.options + [.help] { #expect(text.contains("\n  \(option.name)")) }
        for operand in synopsis.operands { #expect(text.contains("\n  \(operand.name)")) }
    }

    @Test(arguments: synopses)
    func showsExamplesThatParse(_ synopsis: Synopsis) throws {
        for example in synopsis.examples {
            // Quotes of the shell go; no example has a blank inside of quotes but in a row.
            let words = example.replacing("'Left=118 GB'", with: "Left=118").split(separator: " ").map(String.init)
            #expect(words.starts(with: synopsis.words))
            let arguments = words.dropFirst(synopsis.words.count).filter { !$0.hasPrefix("<") && !$0.hasPrefix(">") }
            guard case .run = try ArgumentParser(synopsis).parse(Array(arguments)) else {
                Issue.record("\(example) asks for help")
                continue
            }
        }
    }

    @Test
    func alignsOptionsAndBreaksLongTexts() {
        let synopsis = Synopsis(
            "try",
            operands: [Operand("FILE", isOptional: true, isRepeatable: true, help: "files")],
            options: [
                CommandOption("--a", "X", help: "short"),
                CommandOption("--longer", help: String(repeating: "word ", count: 16) + "end"),
            ],
            purpose: "Tries.",
            notes: ["A note."],
            examples: ["try"]
        )
        #expect(
            UsageText.of(synopsis) == """
                Usage: headway try [FILE...] [OPTION]...

                Tries.

                  FILE  files

                Options:
                  --a X     short
                  --longer  word word word word word word word word word word word word word
                            word word word end
                  --help    show this help (also -h)

                A note.

                Examples:
                  headway try
                """
        )
    }
}
