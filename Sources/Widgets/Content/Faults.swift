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

    /// How many faults are kept so far.
    var count: Int {
        list.count
    }

    /// Adds a fault, unless as many as are kept are there already.
    public mutating func add(_ fault: Fault) {
        if list.count < Faults.limit { list.append(fault) }
    }

    /// Adds the faults of a part, placed relative to it, as those of the whole.
    mutating func add(_ inner: Faults, inside place: String) {
        for fault in inner.list { add(fault.inside(place)) }
    }

    /// Throws this when anything is wrong, with the place of the whole put before each fault's own.
    func check(inside place: String) throws(Faults) {
        guard !isEmpty else { return }
        var placed = Faults()
        placed.add(self, inside: place)
        throw placed
    }

    /// Throws this when anything is wrong.
    public func check() throws(Faults) {
        if !isEmpty { throw self }
    }
}
