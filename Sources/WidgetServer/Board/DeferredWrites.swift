internal import WidgetStore

/// What may reach the store a little after its push was acknowledged: a kill may lose it.
///
/// A pure value. Whatever belongs to the push itself has no place here; that goes into the commit of the push.
struct DeferredWrites: Sendable {
    /// Maximum time that writes wait while the store accepts them.
    static let delay = Duration.seconds(1)

    /// Maximum time that pushes wait for their history during a flood.
    ///
    /// A history keeps the newest of them only, so the longer they wait the fewer are stored.
    static let floodDelay = Duration.seconds(5)

    /// So many pushes that wait are a flood.
    static let floodCount = 1_000

    /// Pushes that are stored in one commit, for others wait meanwhile.
    static let pieceCount = 100

    /// How many updates accounts have made.
    private(set) var usage = UsageLedger()

    /// The pushes that histories are still to have.
    private var gathering = HeldPushes()

    /// Older pushes that are on their way into the store, piece by piece; those of a widget in their order.
    private var leaving: ArraySlice<HeldPush> = []
    private var leavingSize = 0

    /// When the oldest count that waits came in.
    private var since: Duration?

    /// When the oldest push that gathers came in.
    private var gatheringSince: Duration?

    /// When the store last refused, until it has taken something.
    private var refusedAt: Duration?

    private var needsLook = false

    /// Begins a month of an account with what the store has of it; nil when the store could not say.
    mutating func open(_ account: AccountID, month: String, stored: Int64?) {
        usage.open(account, month: month, stored: stored)
    }

    /// Counts the updates of a commit.
    ///
    /// - Parameters:
    ///   - updates: How many each account has made; `open` comes first.
    ///   - month: The month they count for, as "YYYYMM".
    ///   - uptime: The time of a monotonic clock.
    mutating func count(_ updates: [AccountID: Int64], month: String, uptime: Duration) {
        for (account, updates) in updates { usage.add(updates, account: account, month: month) }
        guard since == nil, !updates.isEmpty else { return }
        since = uptime
        needsLook = true
    }

    /// Holds a push for the history of its widget.
    mutating func hold(_ push: HeldPush, uptime: Duration) {
        gathering.add(push)
        if gatheringSince == nil { gatheringSince = uptime }
        if isFull { needsLook = true }
    }

    /// Whether something has begun to wait, or too much waits, since this was last asked, so that somebody must look
    /// after it.
    mutating func takeNeed() -> Bool {
        defer { needsLook = false }
        return needsLook
    }

    /// Whether so many pushes wait that no more are to be made before the store has some.
    var isFull: Bool {
        gathering.count + leaving.count >= HeldPushes.countLimit || gathering.size + leavingSize >= HeldPushes.sizeLimit
    }

    /// The pushes to a widget that wait, the newest first; as many as a history keeps.
    func pushes(to ordinal: Int64) -> [HeldPush] {
        let older = leaving.reversed().filter { $0.widget.ordinal == ordinal }
        return Array((gathering.newest(of: ordinal) + older).prefix(PushRecord.countLimit))
    }

    /// Returns the time until the next deferred write is due: zero if one is due, nil if none waits.
    func remaining(uptime: Duration) -> Duration? {
        if isFull { return .zero }
        if let refusedAt, since != nil || gatheringSince != nil || !leaving.isEmpty {
            return max(refusedAt + DeferredWrites.delay - uptime, .zero)
        }
        if !leaving.isEmpty { return .zero }
        let ends = [since.map { $0 + DeferredWrites.delay }, gatheringEnd]
        return ends.compactMap { $0 }.min().map { max($0 - uptime, .zero) }
    }

    /// What is to be stored next, in a commit of its own.
    ///
    /// - Parameters:
    ///   - uptime: The time of a monotonic clock.
    ///   - isLast: Whether nothing is to wait on.
    /// - Returns: The piece, which goes on waiting until `stored` hears of it.
    mutating func piece(uptime: Duration, isLast: Bool) -> DeferredPiece {
        if leaving.isEmpty, isLast || isFull || gatheringEnd.map({ $0 <= uptime }) == true {
            leaving = gathering.all[...]
            leavingSize = leaving.reduce(0) { $0 + $1.size }
            gathering = HeldPushes()
            gatheringSince = nil
        }
        return DeferredPiece(usage: usage.increments, pushes: Array(leaving.prefix(DeferredWrites.pieceCount)))
    }

    /// Notes that the last piece is in the store.
    mutating func stored(_ piece: DeferredPiece, uptime: Duration) {
        if !piece.usage.isEmpty { usage.stored(piece.usage) }
        // Pushes went on meanwhile.
        since = usage.increments.isEmpty ? nil : uptime
        leaving = leaving.dropFirst(piece.pushes.count)
        leavingSize -= piece.pushes.reduce(0) { $0 + $1.size }
        if leaving.isEmpty { leaving = [] }
        refusedAt = nil
    }

    /// Notes that the store would not take it: the next attempt is as far off as a new thing would be.
    ///
    /// Pushes that are too many to be held for so long are forgotten; the widgets themselves have long been stored.
    mutating func refused(uptime: Duration) {
        refusedAt = uptime
        guard isFull else { return }
        gathering = HeldPushes()
        gatheringSince = nil
        leaving = []
        leavingSize = 0
    }

    private var gatheringEnd: Duration? {
        let isFlood = gathering.count > DeferredWrites.floodCount
        return gatheringSince.map { $0 + (isFlood ? DeferredWrites.floodDelay : DeferredWrites.delay) }
    }
}

/// Some of what was put off, for one commit.
struct DeferredPiece: Sendable {
    /// Updates to be added to the counts of accounts.
    let usage: [UsageIncrement]

    /// Pushes for the histories of their widgets.
    let pushes: [HeldPush]

    /// The same as the store takes it; takes a while to work out.
    var batch: WidgetBatch {
        WidgetBatch(usage: usage, pushes: pushes.map(\.record))
    }
}
