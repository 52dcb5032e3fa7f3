internal import WidgetStore
internal import Widgets

/// The widgets of all accounts as they were last committed.
struct BoardState: Sendable {
    private var shelves: [AccountID: [Slug: Widget]] = [:]

    subscript(account: AccountID, slug: Slug) -> Widget? {
        get { shelves[account]?[slug] }
        set { shelves[account, default: [:]][slug] = newValue }
    }

    /// How many widgets an account has.
    func count(of account: AccountID) -> Int {
        shelves[account]?.count ?? 0
    }

    /// How many widgets there are in all.
    var count: Int {
        shelves.values.reduce(0) { $0 + $1.count }
    }

    /// The widgets of an account in the order of their creation.
    func widgets(of account: AccountID) -> [Widget] {
        (shelves[account].map { Array($0.values) } ?? []).sorted { $0.ordinal < $1.ordinal }
    }
}
