internal import Widgets

/// The changes of one account, each widget once at the place of its newest one: what any viewer still has to be told.
///
/// A viewer is a number, that of the last change it was told. So a slow one costs nothing and never sees an old state after
/// a new one. A pure value.
struct Feed: Sendable {
    /// The change of a widget.
    typealias Change = BoardChange.Change

    /// A change and its number.
    struct Entry: Sendable {
        let sequence: Int
        let change: Change
    }

    /// What there is to be told after a change.
    enum News: Sendable {
        /// Nothing.
        case none
        /// These changes; after them the viewer is at `upTo`.
        case changes([Entry], upTo: Int)
        /// More than is remembered: everything has to be told anew.
        case tooOld
    }

    /// Removed widgets that are remembered at least; up to twice as many between two clearings.
    static let removalLimit = 512

    /// The number of the last change.
    private(set) var sequence = 0
    /// The number of the last change that viewers may be told.
    private(set) var announced = 0
    /// Up to this number removals have been forgotten.
    private(set) var forgotten = 0

    private var newest: [Slug: Entry] = [:]
    /// In order of sequence; an entry counts only while it is the newest of its slug.
    private var order: [(sequence: Int, slug: Slug)] = []
    private var removals = 0

    /// Notes a change; viewers may be told once it is announced.
    mutating func record(_ change: Change) {
        sequence += 1
        let before = newest.updateValue(Entry(sequence: sequence, change: change), forKey: change.slug)
        if case .removed? = before?.change { removals -= 1 }
        if case .removed = change { removals += 1 }
        order.append((sequence, change.slug))
        if order.count > 2 * newest.count + 64 || removals > 2 * Feed.removalLimit { compact() }
    }

    /// Lets viewers be told all that has been noted.
    mutating func announce() {
        announced = sequence
    }

    /// Whether a viewer that was told everything up to a number can go on from there.
    func remembers(_ sequence: Int) -> Bool {
        sequence >= forgotten && sequence <= announced
    }

    /// What a viewer is to be told that was told everything up to a number.
    func news(after position: Int) -> News {
        guard position < announced else { return .none }
        guard position >= forgotten else { return .tooOld }
        var changes: [Entry] = []
        for entry in order[firstIndex(after: position)...] {
            guard entry.sequence <= announced else { break }
            if let newest = newest[entry.slug], newest.sequence == entry.sequence { changes.append(newest) }
        }
        return .changes(changes, upTo: announced)
    }

    /// How many entries are kept, for tests of the bound.
    var storedCount: Int {
        order.count
    }

    private func firstIndex(after position: Int) -> Int {
        var low = 0
        var high = order.count
        while low < high {
            let middle = (low + high) / 2
            if order[middle].sequence > position { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Drops entries that are not the newest of their slug, and the oldest removals.
    private mutating func compact() {
        var excess = removals - Feed.removalLimit
        order = order.filter { entry in
            guard let newest = newest[entry.slug], newest.sequence == entry.sequence else { return false }
            guard excess > 0, case .removed = newest.change else { return true }
            excess -= 1
            removals -= 1
            forgotten = entry.sequence
            self.newest[entry.slug] = nil
            return false
        }
    }
}
