internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

/// One widget as the server holds it: what was pushed, when, and its bytes on the wire.
///
/// It never changes.
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
    /// The entity tag of `wire`: the instant of the last push, for every push makes another.
    let entityTag: EntityTag

    /// A widget with its bytes made.
    init(
        account: AccountID,
        slug: Slug,
        ordinal: Int64,
        draft: WidgetDraft,
        createdAt: Instant,
        updatedAt: Instant
    ) {
        self.account = account
        self.slug = slug
        self.ordinal = ordinal
        self.draft = draft
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        entityTag = EntityTag(instant: updatedAt)
        wire = SharedBytes(
            WidgetWire.bytes(slug: slug, draft: draft, createdAt: createdAt, updatedAt: updatedAt)
        )
    }

    /// The widget that a store kept; nil when its row cannot be read any more.
    convenience init?(_ stored: StoredWidget) {
        guard let slug = Slug(stored.slug), let document = try? JSON(parsing: stored.content) else { return nil }
        self.init(
            account: stored.account,
            slug: slug,
            ordinal: stored.ordinal,
            draft: WidgetDraft(
                name: stored.name,
                document: document,
                pushThrottle: stored.pushThrottle,
                staleAfter: stored.staleAfter
            ),
            createdAt: stored.createdAt,
            updatedAt: stored.updatedAt
        )
    }

    /// The row that a store keeps.
    var stored: StoredWidget {
        StoredWidget(
            account: account,
            slug: slug.text,
            ordinal: ordinal,
            name: draft.name,
            content: draft.document.text,
            createdAt: createdAt,
            updatedAt: updatedAt,
            pushThrottle: draft.pushThrottle,
            staleAfter: draft.staleAfter
        )
    }
}
