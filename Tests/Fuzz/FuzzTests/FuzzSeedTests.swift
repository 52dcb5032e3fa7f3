import Glibc
import TestSupport
import Testing

@testable import Widgets

/// The samples of all templates are seeds of the fuzzer; `HEADWAY_RECORD=1` writes those that are missing or outdated.
@Suite("The fuzzer begins with the samples of every template")
struct FuzzSeedTests {
    private static let seeds: [(path: String, content: String)] = TemplateList.standard.templates.flatMap { template in
        let samples = template.kind.samples
        func seed(_ kind: String, _ sample: TemplateSamples.Sample) -> (path: String, content: String) {
            ("\(kind)-\(template.name)-\(sample.name.replacing(" ", with: "-"))", sample.content)
        }
        return samples.drawn.map { seed("sample", $0) } + samples.invalid.map { seed("refused", $0) }
    }

    @Test("for contents", arguments: seeds.map(\.path))
    func isASeed(name: String) throws {
        let content = try #require(FuzzSeedTests.seeds.first { $0.path == name }).content
        let path = "Tests/Fuzz/Corpus/content/\(name)"
        if let variable = getenv("HEADWAY_RECORD"), String(cString: variable) == "1" {
            try WholeFile.write(content, toProject: path)
            Issue.record("the seed \(name) was written anew")
        }
        #expect(try WholeFile.text(ofProject: path) == content)
    }
}
