/// Numbers that follow from an input alone, to choose a reader or a time for it: the same input is the same case for ever.
struct Dice {
    private var state: UInt64

    /// Begins with the input's hash (FNV-1a).
    init(_ input: [UInt8]) {
        state = input.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// One of some elements, of which there is one at least.
    mutating func pick<Element>(_ elements: [Element]) -> Element {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return elements[Int(state >> 33) % elements.count]
    }
}
