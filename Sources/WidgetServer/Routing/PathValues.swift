/// The values of the variable parts of a path, in their order.
///
/// Most paths have one at most, which takes no array.
struct PathValues: Sendable, Equatable {
    private var first: String?
    private var more: [String] = []

    /// No values.
    init() {}

    /// One value.
    init(_ value: String) {
        first = value
    }

    /// The number of values.
    var count: Int { first == nil ? 0 : 1 + more.count }

    /// The value at an index from 0 on.
    subscript(_ index: Int) -> String {
        index == 0 ? first ?? "" : more[index - 1]
    }

    /// Adds a value.
    mutating func append(_ value: String) {
        if first == nil { first = value } else { more.append(value) }
    }
}

/// Which action of a widget is meant.
enum ActionRole: String, Sendable, CaseIterable {
    /// The first button.
    case primary
    /// The second button.
    case secondary
    /// The widget itself.
    case tap
}
