internal import WidgetStore
internal import Widgets

/// The pushes that the store is still to be told of: of each widget only the newest, and of all together a bounded number.
struct HeldPushes: Sendable {
    /// How many pushes are held at most before the store is told.
    static let countLimit = 10_000

    /// How many bytes of JSON they may hold at most before the store is told: 4 MiB.
    static let sizeLimit = 4 << 20

    private var pushes: [Int64: [HeldPush]] = [:]
    /// How many are held.
    private(set) var count = 0
    /// How many bytes of JSON they hold.
    private(set) var size = 0

    /// More than a history keeps may gather, so that they are moved seldom.
    private static let slack = PushRecord.countLimit / 4

    /// Holds a push.
    mutating func add(_ push: HeldPush) {
        let ordinal = push.widget.ordinal
        pushes[ordinal, default: []].append(push)
        count += 1
        size += push.size
        let surplus = (pushes[ordinal]?.count ?? 0) - PushRecord.countLimit
        guard surplus >= HeldPushes.slack else { return }
        count -= surplus
        for old in pushes[ordinal]?.prefix(surplus) ?? [] { size -= old.size }
        pushes[ordinal]?.removeFirst(surplus)
    }

    /// The newest pushes to a widget, the newest first.
    func newest(of ordinal: Int64) -> [HeldPush] {
        (pushes[ordinal] ?? []).suffix(PushRecord.countLimit).reversed()
    }

    /// All that the store is to be told, in the order of each widget's pushes.
    var all: [HeldPush] {
        pushes.values.flatMap { $0.suffix(PushRecord.countLimit) }
    }
}
