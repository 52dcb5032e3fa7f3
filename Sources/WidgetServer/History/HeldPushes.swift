internal import WidgetStore
internal import Widgets

/// The pushes that the store is still to be told of: of each widget only the newest, and of all together a bounded number.
struct HeldPushes: Sendable {
    /// How many pushes are held at most before the store is told.
    static let countLimit = 10_000

    /// How many bytes of JSON they may hold at most before the store is told: 4 MiB.
    static let sizeLimit = 4 << 20

    private var pushes: [Int64: [HeldPush]] = [:]
    private var count = 0
    private var size = 0

    /// Whether nothing waits.
    var isEmpty: Bool { count == 0 }

    /// Whether so much waits that the store is to be told at once.
    var isFull: Bool { count >= HeldPushes.countLimit || size >= HeldPushes.sizeLimit }

    /// Holds a push.
    mutating func add(_ push: HeldPush) {
        let ordinal = push.widget.ordinal
        pushes[ordinal, default: []].append(push)
        count += 1
        size += push.size
        // Twice as many may gather, so that they are moved seldom.
        let surplus = (pushes[ordinal]?.count ?? 0) - PushRecord.countLimit
        guard surplus >= PushRecord.countLimit else { return }
        count -= surplus
        for old in pushes[ordinal]?.prefix(surplus) ?? [] { size -= old.size }
        pushes[ordinal]?.removeFirst(surplus)
    }

    /// The newest pushes to a widget, the newest first.
    func newest(of ordinal: Int64) -> [PushRecord] {
        (pushes[ordinal] ?? []).suffix(PushRecord.countLimit).reversed().map(\.record)
    }

    /// All that the store is to be told, in the order of each widget's pushes.
    var records: [PushRecord] {
        pushes.values.flatMap { $0.suffix(PushRecord.countLimit).map(\.record) }
    }

    /// Lets go of everything.
    mutating func clear() {
        self = HeldPushes()
    }
}
