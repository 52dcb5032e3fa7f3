import Testing

@testable import HeadwayCommands

@Suite
struct ArgumentParserTests {
    private let parser = ArgumentParser(
        Synopsis(
            "try",
            operands: [Operand("SLUG", help: "a slug"), Operand("VALUE", isOptional: true, help: "a value")],
            options: [
                CommandOption("--label", "TEXT", help: ""), CommandOption("--row", "ROW", isRepeatable: true, help: ""),
                CommandOption("--json", help: ""),
            ],
            purpose: "",
            examples: []
        )
    )

    private func parse(_ arguments: String...) throws -> ParsedArguments {
        guard case .run(let parsed) = try parser.parse(arguments) else {
            throw CommandError.failed("help was asked for")
        }
        return parsed
    }

    @Test
    func takesOptionsBeforeBetweenAndAfterOperands() throws {
        let parsed = try parse("--label", "a", "slug", "--json", "42%", "--row=x=1", "--row", "y=2")
        #expect(parsed.operands == ["slug", "42%"])
        #expect(parsed.value("--label") == "a")
        #expect(parsed.has("--json"))
        #expect(parsed.values("--row") == ["x=1", "y=2"])
    }

    @Test
    func endsOptionsAtTwoDashes() throws {
        #expect(try parse("--json", "--", "--label", "--json").operands == ["--label", "--json"])
    }

    @Test(arguments: ["-1", "-.5", "-5%", "-", "-1/2"])
    func takesNegativeNumbersAndADashForOperands(_ text: String) throws {
        #expect(try parse("slug", text).operands == ["slug", text])
    }

    @Test
    func takesValuesThatBeginWithADash() throws {
        #expect(try parse("s", "--label", "-10m").value("--label") == "-10m")
        #expect(try parse("s", "--label", "--no such").value("--label") == "--no such")
        #expect(try parse("s", "--label=--json").value("--label") == "--json")
        #expect(try parse("s", "--label=").value("--label") == "")
        #expect(try parse("s", "--label", "").value("--label") == "")
    }

    @Test
    func letsTheLastOfTwoValuesCount() throws {
        #expect(try parse("s", "--label", "a", "--label", "b").value("--label") == "b")
    }

    @Test(arguments: [
        (["s", "--lable", "x"], "there is no option --lable; did you mean --label?"),
        (["s", "--lab=x"], "there is no option --lab; did you mean --label?"),
        (["s", "-label", "x"], "there is no option -label; did you mean --label?"),
        (["s", "--zebra"], "there is no option --zebra"),
        (["s", "-x"], "there is no option -x"),
        (["s", "--label"], "--label needs a value: --label TEXT"),
        (
            ["s", "--label", "--json"],
            "--label needs a value before --json; should that be the value, write --label=--json"
        ),
        (["s", "--json=yes"], "--json takes no value"),
        ([], "SLUG is missing: a slug"),
        (["--json"], "SLUG is missing: a slug"),
        (["s", "1", "x"], "\"x\" is one argument too many; put quotes around a text with blanks in it"),
    ])
    func refusesWhatMakesNoSense(_ arguments: [String], _ message: String) {
        #expect(throws: CommandError.misused(message)) { try parser.parse(arguments) }
    }

    @Test(arguments: [["--help"], ["-h"], ["s", "1", "2", "--help"], ["--zebra", "-h"], ["--label", "--help"]])
    func givesHelpWhereverItIsAskedFor(_ arguments: [String]) throws {
        #expect(try parser.parse(arguments) == .help)
    }

    @Test
    func takesAskingForHelpAfterTwoDashesForAnOperand() throws {
        #expect(try parse("s", "--", "-h").operands == ["s", "-h"])
    }

    @Test
    func readsWholeNumbersOfARange() throws {
        #expect(try parse("s", "--label", "80").integer("--label", in: 0...80) == 80)
        #expect(try parse("s").integer("--label", in: 0...80) == nil)
        for text in ["81", "-1", "+1", "8.0", "", "99999999999999999999"] {
            #expect(throws: CommandError.misused("--label must be a whole number from 0 to 80, not \"\(text)\"")) {
                try parse("s", "--label=" + text).integer("--label", in: 0...80)
            }
        }
    }
}
