internal import WidgetStore

/// How many updates accounts have made in a month: what the store has of them, and what it is still to be told.
struct UsageLedger: Sendable {
    private struct Key: Hashable {
        let account: AccountID
        let month: String
    }

    private struct Count {
        /// Nil when the store could not be asked.
        var stored: Int64?
        var waiting: Int64 = 0
    }

    private var counts: [Key: Count] = [:]

    /// How many updates an account has made in a month; nil where only the store can say.
    func used(_ account: AccountID, month: String) -> Int64? {
        counts[Key(account: account, month: month)].flatMap { count in count.stored.map { $0 + count.waiting } }
    }

    /// How many of its updates the store is still to be told of.
    func waiting(_ account: AccountID, month: String) -> Int64 {
        counts[Key(account: account, month: month)]?.waiting ?? 0
    }

    /// Whether a month of an account has begun.
    func isOpen(_ account: AccountID, month: String) -> Bool {
        counts[Key(account: account, month: month)] != nil
    }

    /// Begins a month of an account with what the store has of it; nil when the store could not say.
    mutating func open(_ account: AccountID, month: String, stored: Int64?) {
        counts[Key(account: account, month: month)] = Count(stored: stored)
    }

    /// Counts updates in a month that has begun.
    mutating func add(_ updates: Int64, account: AccountID, month: String) {
        counts[Key(account: account, month: month)]?.waiting += updates
    }

    /// What the store is still to be told.
    var increments: [UsageIncrement] {
        counts.compactMap { key, count in
            count.waiting == 0
                ? nil : UsageIncrement(account: key.account, month: key.month, updates: count.waiting)
        }
    }

    /// Notes that the store has been told; months other than those just counted in are forgotten with that.
    mutating func stored(_ increments: [UsageIncrement]) {
        for increment in increments {
            let key = Key(account: increment.account, month: increment.month)
            guard var count = counts[key] else { continue }
            count.stored = count.stored.map { $0 + increment.updates }
            count.waiting -= increment.updates
            counts[key] = count
        }
        let months = Set(increments.map { $0.month })
        counts = counts.filter { $0.value.waiting > 0 || months.contains($0.key.month) }
    }
}
