import FuzzEntries
import Testing

/// The short form of `make fuzz`: every entry over its seeds, and over changes of them that are the same in every run.
@Suite("Whatever bytes come in, every reader keeps its rules")
struct FuzzTests {
    /// Where the seeds are: a directory for each entry.
    private static let corpus = #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined() + "/Corpus"

    @Test("the seeds", arguments: FuzzEntry.all.map(\.name))
    func takesTheSeeds(_ name: String) throws {
        let entry = try #require(FuzzEntry.all.first { $0.name == name })
        let seeds = try InputDirectory.inputs(in: FuzzTests.corpus + "/" + name)
        #expect(!seeds.isEmpty)
        for seed in seeds { check(entry, seed.bytes, "the seed \(seed.name)") }
    }

    @Test("changed seeds", arguments: FuzzEntry.all.map(\.name))
    func takesChangedSeeds(_ name: String) throws {
        let entry = try #require(FuzzEntry.all.first { $0.name == name })
        let seeds = try InputDirectory.inputs(in: FuzzTests.corpus + "/" + name).map(\.bytes)
        let file = try InputDirectory.bytes(of: FuzzTests.corpus + "/dictionary.txt")
        var mutations = Mutations(of: seeds, words: FuzzDictionary.words(in: file), number: 1)
        for count in 0..<FuzzTests.count(of: entry) {
            check(entry, Array(mutations.next().prefix(entry.limit)), "change \(count)")
        }
    }

    /// How many changes there is time for.
    private static func count(of entry: FuzzEntry) -> Int {
        switch entry.name {
        case "picture": 20
        case "server", "content", "stored", "files", "stream", "arguments": 60
        default: 250
        }
    }

    private func check(_ entry: FuzzEntry, _ input: [UInt8], _ what: String) {
        do {
            try entry.check(input)
        } catch {
            Issue.record("\(what) of \(entry.name): \(error); the input is \(String(decoding: input, as: UTF8.self))")
        }
    }
}
