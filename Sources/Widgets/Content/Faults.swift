/// Everything that is wrong with one body, in the order in which it was found; never empty when thrown.
public struct Faults: Error, Sendable, Equatable {
    /// How many faults are kept: more would help nobody, and a hostile body could hold ten thousand.
    public static let limit = 64

    /// The faults that are kept.
    public private(set) var list: [Fault]

    /// No fault yet.
    public init() {
        list = []
    }

    /// Whether nothing is wrong.
    public var isEmpty: Bool {
        list.isEmpty
    }

    /// Adds a fault, unless as many as are kept are there already.
    public mutating func add(_ fault: Fault) {
        if list.count < Faults.limit { list.append(fault) }
    }

    /// Throws this when anything is wrong.
    public func check() throws(Faults) {
        if !isEmpty { throw self }
    }
}
