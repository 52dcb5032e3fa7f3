internal import WidgetStore

/// What may reach the store up to a second after its push was acknowledged: a kill may lose that second of it.
///
/// A pure value. Whatever belongs to the push itself has no place here; that goes into the commit of the push.
struct DeferredWrites: Sendable {
    /// How long things wait at most, in microseconds, when the store takes them.
    static let delay: Int64 = 1_000_000

    /// How many updates accounts have made.
    private(set) var usage = UsageLedger()

    /// The pushes that histories are still to have.
    private(set) var pushes = HeldPushes()

    /// When the oldest thing that waits came in, or when the store last refused to take it.
    private var since: Int64?

    private var hasBegun = false

    /// Begins a month of an account with what the store has of it; nil when the store could not say.
    mutating func open(_ account: AccountID, month: String, stored: Int64?) {
        usage.open(account, month: month, stored: stored)
    }

    /// Counts the updates of a commit.
    ///
    /// - Parameters:
    ///   - updates: How many each account has made; `open` comes first.
    ///   - month: The month they count for, as "YYYYMM".
    ///   - uptime: Microseconds of a clock that never jumps.
    mutating func count(_ updates: [AccountID: Int64], month: String, uptime: Int64) {
        for (account, updates) in updates { usage.add(updates, account: account, month: month) }
        guard since == nil, !updates.isEmpty else { return }
        since = uptime
        hasBegun = true
    }

    /// Whether something has begun to wait since this was last asked, so that somebody must look after it.
    mutating func takeBeginning() -> Bool {
        defer { hasBegun = false }
        return hasBegun
    }

    /// Holds a push for the history of its widget; `count` comes with it.
    mutating func hold(_ push: HeldPush) {
        pushes.add(push)
    }

    /// How many microseconds what waits may wait on: 0 when it is due, nil when there is nothing.
    func remaining(uptime: Int64) -> Int64? {
        pushes.isFull ? 0 : since.map { max($0 + DeferredWrites.delay - uptime, 0) }
    }

    /// All that waits, for one commit of its own.
    var batch: WidgetBatch {
        WidgetBatch(usage: usage.increments, pushes: pushes.records)
    }

    /// Notes that a batch is in the store.
    mutating func stored(_ batch: WidgetBatch) {
        usage.stored(batch.usage)
        pushes.clear()
        since = nil
    }

    /// Notes that the store would not take it: the next attempt is as far off as a new thing would be.
    ///
    /// Pushes that are too many to be held for so long are forgotten; the widgets themselves have long been stored.
    mutating func refused(uptime: Int64) {
        if pushes.isFull { pushes.clear() }
        since = uptime
    }
}
