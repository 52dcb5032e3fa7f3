import Testing

@testable import WidgetStore

@Suite("Random text")
struct RandomTextTests {
    @Test func throwsAwayBytesThatWouldMakeSomeLettersMoreLikely() throws {
        let text = try RandomText.base62(count: 4) { buffer in
            let bytes: [UInt8] = [248, 255, 0, 61, 62, 250, 247]
            for index in buffer.indices { buffer[index] = bytes[index % bytes.count] }
            return true
        }
        #expect(text == "0z0z")
    }

    @Test func asksForMoreUntilThereIsEnough() throws {
        var calls = 0
        let text = try RandomText.base62(count: 8) { buffer in
            calls += 1
            buffer.update(repeating: calls < 3 ? 255 : 10)
            return true
        }
        #expect(text == "AAAAAAAA")
        #expect(calls == 3)
    }

    @Test func failsWithoutRandomBytes() {
        let error = #expect(throws: StoreError.self) { try RandomText.base62(count: 8) { _ in false } }
        #expect(error?.kind == .fault)
    }

    @Test func everyLetterIsAboutAsLikely() throws {
        let text = try RandomText.base62(count: 62_000)
        let counts = Dictionary(text.map { ($0, 1) }, uniquingKeysWith: +)
        #expect(counts.count == 62)
        // 1,000 are expected of each, with a deviation of 32; 7 deviations are passed once in many billions of runs.
        #expect(counts.values.allSatisfy { (776...1_224).contains($0) })
    }
}
