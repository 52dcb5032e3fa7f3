internal import WidgetStore
internal import Widgets

/// Decides a run of writes, one after the other, over a committed state that stays as it is.
///
/// It is a pure value: it says what would be stored and answered, and whoever holds it commits that or drops it.
struct WriteBatch {
    private struct Key: Hashable {
        let account: AccountID
        let slug: Slug
    }

    private struct Placed {
        let widget: Widget
        let row: StoredWidget
    }

    /// The highest number that a widget has been given.
    private(set) var lastOrdinal: Int64

    /// How many writes of each account were accepted.
    private(set) var updates: [AccountID: Int64] = [:]

    /// Widgets that an account may have, unless set otherwise.
    static let usualWidgetLimit = 50

    private let widgetLimit: Int
    private let templates: TemplateList
    private var overlay: [Key: Placed?] = [:]
    private var removed: Set<Key> = []
    private var added: [AccountID: Int] = [:]

    /// - Parameters:
    ///   - widgetLimit: How many widgets an account may have; 0 for any number.
    ///   - lastOrdinal: The highest number that a widget has been given so far.
    ///   - templates: The templates that are known.
    init(widgetLimit: Int, lastOrdinal: Int64, templates: TemplateList = .standard) {
        self.widgetLimit = widgetLimit
        self.templates = templates
        self.lastOrdinal = lastOrdinal
    }

    /// What the store is to commit; of several writes to one widget only the last, but a removal before it stays.
    var changes: [WidgetChange] {
        var changes: [WidgetChange] = []
        for (key, placed) in overlay {
            if removed.contains(key) { changes.append(.delete(account: key.account, slug: key.slug.text)) }
            if let placed { changes.append(.put(placed.row)) }
        }
        return changes
    }

    /// Applies the decided writes to the committed state.
    func publish(to state: inout BoardState) {
        for (key, placed) in overlay { state[key.account, key.slug] = placed?.widget }
    }

    /// What has become of the widgets, for those who watch them.
    var results: [BoardChange] {
        overlay.map { key, placed in
            BoardChange(account: key.account, change: placed.map { .widget($0.widget) } ?? .removed(key.slug))
        }
    }

    /// Decides one write.
    mutating func decide(_ write: WidgetWrite, over base: BoardState, now: Instant) -> WriteOutcome {
        let key = Key(account: write.account, slug: write.slug)
        let current = overlay[key].map { $0?.widget } ?? base[write.account, write.slug]
        guard current != nil || write.change.mayCreate else { return .refused(.notFound) }
        guard write.precondition.allowsWrite(of: current?.entityTag) else { return .refused(.preconditionFailed) }
        switch write.change {
        case .put(let draft):
            let room = widgetLimit - base.count(of: key.account) - added[key.account, default: 0]
            guard current != nil || widgetLimit == 0 || room > 0 else {
                return .refused(.capReached(limit: widgetLimit))
            }
            return put(draft, in: key, over: current, now: now)
        case .patch(let patch):
            guard let current else { return .refused(.notFound) }
            do {
                let draft = try current.draft.patched(patch, now: now, templates: templates)
                return put(draft, in: key, over: current, now: now)
            } catch {
                return .refused(.faults(error))
            }
        case .delete:
            overlay[key] = .some(nil)
            removed.insert(key)
            added[key.account, default: 0] -= 1
            updates[key.account, default: 0] += 1
            return .deleted
        }
    }

    private mutating func put(_ draft: WidgetDraft, in key: Key, over current: Widget?, now: Instant) -> WriteOutcome {
        let row = StoredWidget(
            account: key.account,
            slug: key.slug.text,
            ordinal: current?.ordinal ?? lastOrdinal + 1,
            name: draft.name,
            content: draft.document.text,
            createdAt: current?.createdAt ?? now,
            updatedAt: WriteBatch.instant(after: current?.updatedAt, now: now),
            pushThrottle: draft.pushThrottle,
            staleAfter: draft.staleAfter
        )
        let widget = Widget(slug: key.slug, draft: draft, row: row)
        overlay[key] = Placed(widget: widget, row: row)
        updates[key.account, default: 0] += 1
        guard current == nil else { return .updated(widget) }
        lastOrdinal += 1
        added[key.account, default: 0] += 1
        return .created(widget)
    }

    /// The instant of a push: now, but always after the push before, so that every push moves `updated_at`.
    ///
    /// Writes of one batch all come at the same instant, so each takes the next microsecond. A clock that has been set
    /// back by more than a second is believed.
    private static func instant(after last: Instant?, now: Instant) -> Instant {
        guard let last, last >= now, last < now.adding(seconds: 1) else { return now }
        return Instant(microseconds: last.microseconds + 1)
    }
}

extension WidgetWrite.Change {
    fileprivate var mayCreate: Bool {
        if case .put = self { return true }
        return false
    }
}
