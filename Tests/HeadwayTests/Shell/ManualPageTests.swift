import Glibc
import TestSupport
import Testing

@testable import HeadwayCommands

/// The manual page is made of what arguments are parsed by, so that the two never part.
@Suite
struct ManualPageTests {
    @Test
    func hasEveryCommandOptionAndVariable() throws {
        let run = try ProgramRun.run(["manual"])
        #expect(run.ending == .exit(0))
        // As a reader sees it, but for the bold letters.
        let text = run.output.replacing("\\fB", with: "").replacing("\\fR", with: "").replacing("\\fI", with: "")
            .replacing("\\-", with: "-").replacing("\\(aq", with: "'").replacing("\\(ga", with: "`")
            .replacing("\\(ti", with: "~").replacing("\\(ha", with: "^").replacing("\\[u00B7]", with: "·")
        for synopsis in UsageTextTests.synopses {
            let section = try #require(text.split(separator: ".SS \"\(synopsis.call) ").dropFirst().first)
            #expect(section.contains(synopsis.purpose))
            for option in synopsis.options {
                let name = option.placeholder.map { "\(option.name) \($0)" } ?? option.name
                #expect(section.contains(".TP\n\(name)\n\(option.help)\n"), "\(synopsis.call) \(name)")
            }
            for operand in synopsis.operands { #expect(section.contains(".TP\n\(operand.name)\n\(operand.help)\n")) }
            for example in synopsis.examples { #expect(section.contains("  headway \(example)\n")) }
        }
        for variable in OverviewText.variables { #expect(text.contains(".TP\n\(variable.name)\n")) }
    }

    @Test(.enabled(if: access("/usr/bin/mandoc", X_OK) == 0, "mandoc is not there"))
    func isWrittenWell() throws {
        let home = try TemporaryDirectory()
        let file = try home.write("headway.1", try ProgramRun.run(["manual"]).output)
        let run = try ProgramRun.run(program: "/usr/bin/mandoc", ["-T", "lint", "-W", "warning", file])
        // A date would make the page another one every day.
        let faults = run.output.split(separator: "\n").filter { !$0.contains("missing date") }
        #expect(faults.isEmpty)
    }

    @Test(arguments: [("a-b 'c' `d` ~e ^f \\g", #"a\-b \(aqc\(aq \(gad\(ga \(tie \(haf \eg"#), ("·", "\\[u00B7]")])
    func showsEveryLetterAsItIs(text: String, roff: String) {
        #expect(Roff.escaped(text) == roff)
        #expect(Roff.line("." + text) == "\\&." + roff)
    }
}
