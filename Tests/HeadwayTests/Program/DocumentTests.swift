import TestSupport
import Testing

/// Promises name tests that are there.
@Suite struct DocumentTests {
    @Test func everyTestThatTheDocumentOfSecurityNamesIsThere() throws {
        let document = try WholeFile.text(ofProject: "docs/security.md")
        let search = [
            "-rE", "^ *(@Test )?func [A-Za-z0-9]+\\(", WholeFile.project + "/Tests", "--include=*Tests.swift",
        ]
        let found = try ProgramRun.run(program: "/usr/bin/grep", search).output.split(separator: "\n")
        var tests: Set<Substring> = []
        for line in found {
            guard let file = line.firstMatch(of: /(\w+)\.swift:/), let name = line.firstMatch(of: /func (\w+)\(/) else {
                continue
            }
            tests.insert(file.1 + "." + name.1)
        }
        let named = document.matches(of: /`(\w+Tests\.\w+)`/).map { $0.1 }
        #expect(named.count > 50)
        for test in named { #expect(tests.contains(test), "docs/security.md names \(test)") }
    }
}
