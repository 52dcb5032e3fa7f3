import TestSupport

/// Changes of inputs by chance, the same in every run: what a fuzzer does, without looking at where it leads.
public struct Mutations: Sendable {
    private let seeds: [[UInt8]]
    private let words: [[UInt8]]
    private var generator: SeededGenerator

    /// Changes of seeds, with words of a dictionary strewn in.
    ///
    /// - Parameters:
    ///   - seeds: The inputs to begin with; one at least.
    ///   - words: What is worth putting in.
    ///   - number: What the chance begins with.
    public init(of seeds: [[UInt8]], words: [[UInt8]], number: UInt64) {
        self.seeds = seeds.isEmpty ? [[]] : seeds
        self.words = words.isEmpty ? [[0]] : words
        generator = SeededGenerator(seed: number)
    }

    /// The next input.
    public mutating func next() -> [UInt8] {
        var input = pick(seeds)
        for _ in 0..<Int.random(in: 1...4, using: &generator) { change(&input) }
        return input
    }

    private mutating func change(_ input: inout [UInt8]) {
        let place = Int.random(in: 0...input.count, using: &generator)
        let length = min(input.count - place, pick([1, 1, 2, 4, 16, 64]))
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: input.removeSubrange(place..<(place + length))
        case 1: input.insert(contentsOf: input[place..<(place + length)], at: place)
        case 2: input.insert(contentsOf: pick(words), at: place)
        case 3: input.replaceSubrange(place..<(place + length), with: pick(words))
        case 4: input.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        case 5 where place < input.count: input[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        default:
            let other = pick(seeds)
            let start = Int.random(in: 0...other.count, using: &generator)
            input.replaceSubrange(place..<(place + length), with: other[start...].prefix(64))
        }
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &generator)]
    }
}
