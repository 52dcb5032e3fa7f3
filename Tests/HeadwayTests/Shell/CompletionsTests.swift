import Glibc
import TestSupport
import Testing

@testable import HeadwayCommands

/// The completions that the program prints, in the shells themselves where these are there.
@Suite
struct CompletionsTests {
    static let shells = ["bash", "zsh", "fish"]

    /// All commands of the program, with those that the table itself adds.
    static let synopses = UsageTextTests.synopses

    private func script(_ shell: String) throws -> String {
        let run = try ProgramRun.run(["completions", shell])
        #expect(run.ending == .exit(0))
        #expect(run.errors.isEmpty)
        return run.output
    }

    @Test
    func areTestedWithAllCommandsThatThereAre() throws {
        let lines = try ProgramRun.run(["help"]).output.split(separator: "\n")
        let commands = lines.drop { $0 != "Commands:" }.dropFirst().prefix { $0.hasPrefix("  ") }
        let names = commands.filter { !$0.hasPrefix("   ") }
        #expect(names.count == Self.synopses.count)
        for synopsis in Self.synopses {
            let words = "  " + synopsis.words.joined(separator: " ") + " "
            #expect(names.contains { $0.hasPrefix(words) }, "\(words)")
        }
    }

    @Test(arguments: shells)
    func knowEveryCommandAndOption(shell: String) throws {
        let script = try script(shell)
        for synopsis in Self.synopses {
            for word in synopsis.words { #expect(script.contains(word), "\(word)") }
            for option in synopsis.options {
                let name = shell == "fish" ? "-l " + option.name.dropFirst(2) : option.name
                #expect(script.contains(name), "\(synopsis.call) \(name)")
                for choice in option.choices { #expect(script.contains(choice), "\(name) \(choice)") }
            }
        }
    }

    @Test(arguments: shells)
    func areAcceptedByTheShell(shell: String) throws {
        let path = try #require(["/bin/", "/usr/bin/"].map { $0 + shell }.first { access($0, X_OK) == 0 })
        let home = try TemporaryDirectory()
        let file = try home.write("completions", try script(shell))
        #expect(try ProgramRun.run(program: path, ["-n", file]) == ProgramRun(ending: .exit(0)))
    }

    @Test(arguments: [
        (["headway", "ke"], ["keys"]), (["headway", "keys", ""], ["create", "list", "revoke"]),
        (["headway", "keys", "create", "--w"], ["--without-widgets"]),
        (["headway", "links", "revoke", "--"], ["--server", "--help"]), (["headway", "links", ""], ["revoke"]),
        (["headway", "render", "--family", "l"], ["large"]),
        (["headway", "render", "--family", "=", "l"], ["large"]), (["headway", "help", "re"], ["render", "restore"]),
        (["headway", "check", "/etc/host"], ["/etc/hostname", "/etc/hosts"]),
        (["headway", "serve", "--data", "/us"], ["/usr"]), (["headway", "push", "--label", ""], []),
        (["headway", "push", "--content", "/etc/hostna"], ["/etc/hostname"]),
    ])
    func completeInBash(words: [String], answers: [String]) throws {
        let home = try TemporaryDirectory()
        let file = try home.write("completions", try script("bash"))
        let code = """
            source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _headway; printf '%s\\n' "${COMPREPLY[@]}"
            """
        let run = try ProgramRun.run(program: "/bin/bash", ["--norc", "--noprofile", "-c", code, "bash", file] + words)
        #expect(run.errors.isEmpty)
        let found = Set(run.output.split(separator: "\n").map(String.init))
        // A machine has more names in /etc than another.
        #expect(words.contains("check") ? found.isSuperset(of: ["/etc/hosts"]) : found == Set(answers))
    }

    @Test(.enabled(if: access("/usr/bin/fish", X_OK) == 0, "fish is not there"))
    func completeInFish() throws {
        let home = try TemporaryDirectory()
        let file = try home.write("completions", try script("fish"))
        func complete(_ line: String) throws -> [String] {
            let run = try ProgramRun.run(
                program: "/usr/bin/fish",
                ["--no-config", "-c", "source \(file); complete -C '\(line)'"],
                environment: ["HOME": home.path]
            )
            #expect(run.errors.isEmpty)
            return run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        }
        #expect(try complete("headway keys ") == ["create", "list", "revoke"])
        #expect(try complete("headway list --j") == ["--json"])
        #expect(try complete("headway keys list --j").isEmpty)
        #expect(try complete("headway render --family l") == ["large"])
    }

    @Test
    func refuseAnUnknownShell() throws {
        let run = try ProgramRun.run(["completions", "csh"])
        #expect(run.ending == .exit(2))
        #expect(run.errors.contains("bash, zsh, fish"))
    }
}
