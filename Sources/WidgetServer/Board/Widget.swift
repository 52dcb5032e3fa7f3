internal import HTTPDaemon
internal import Synchronization
internal import WidgetStore
internal import Widgets

/// One widget as the server holds it: what was pushed, when, and its bytes on the wire.
///
/// It never changes, but that its answer is made when somebody first asks.
final class Widget: Sendable {
    /// The account that owns it.
    let account: AccountID
    /// Its slug, unique in its account.
    let slug: Slug
    /// Its place in the order of creation over all accounts.
    let ordinal: Int64
    /// What its owner wrote.
    let draft: WidgetDraft
    /// When it was created.
    let createdAt: Instant
    /// When it was last pushed.
    let updatedAt: Instant
    /// Its JSON on the wire.
    let wire: SharedBytes
    /// The entity tag of `wire`, which every push changes.
    let entityTag: EntityTag

    private let preparedAnswer = Mutex<PreparedResponse?>(nil)

    /// The answer that gives it to whoever may read it.
    var answer: PreparedResponse {
        preparedAnswer.withLock { prepared in
            if let prepared { return prepared }
            let made = PreparedResponse(200, fields: WidgetAnswers.fields(entityTag), bytes: wire)
            prepared = made
            return made
        }
    }

    /// The widget of a row, with its bytes made.
    ///
    /// - Parameters:
    ///   - slug: The row's slug, checked.
    ///   - document: The row's content, read.
    ///   - row: What a store keeps of the widget.
    init(slug: Slug, document: JSON, row: StoredWidget) {
        account = row.account
        self.slug = slug
        ordinal = row.ordinal
        draft = WidgetDraft(
            name: row.name,
            document: document,
            pushThrottle: row.pushThrottle,
            staleAfter: row.staleAfter
        )
        createdAt = row.createdAt
        updatedAt = row.updatedAt
        let bytes = WidgetWire.bytes(row)
        entityTag = EntityTag(ordinal: row.ordinal, updatedAt: row.updatedAt, wire: bytes)
        wire = SharedBytes(bytes)
    }

    /// The widget that a store kept; nil when its row cannot be read any more.
    convenience init?(_ row: StoredWidget) {
        guard let slug = Slug(row.slug), let document = try? JSON(parsing: row.content) else { return nil }
        self.init(slug: slug, document: document, row: row)
    }
}
