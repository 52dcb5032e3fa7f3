/// The values of the variable parts of a path, in their order; three at most, kept without an array.
struct PathValues: Sendable, Equatable {
    private var first = ""
    private var second = ""
    private var third = ""
    private(set) var count = 0

    /// No values.
    init() {}

    /// One value.
    init(_ value: String) {
        first = value
        count = 1
    }

    /// The value at a place from 0 on.
    subscript(_ index: Int) -> String {
        switch index {
        case 0: first
        case 1: second
        default: third
        }
    }

    /// Adds a value.
    mutating func append(_ value: String) {
        switch count {
        case 0: first = value
        case 1: second = value
        default: third = value
        }
        count += 1
    }
}
