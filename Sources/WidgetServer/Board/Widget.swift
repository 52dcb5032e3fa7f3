internal import HTTPDaemon
internal import Synchronization
internal import WidgetStore
internal import Widgets

/// One widget as the server holds it: what was pushed, when, and its bytes on the wire.
///
/// It never changes, but that its bytes and its answer are made when somebody first asks.
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

    private struct Form {
        let wire: SharedBytes
        let entityTag: EntityTag
        var answer: PreparedResponse?
    }

    private enum Making {
        case row(StoredWidget)
        case made(Form)
    }

    private let making: Mutex<Making>

    /// Its JSON on the wire.
    var wire: SharedBytes { withForm { $0.wire } }

    /// The entity tag of `wire`, which every push changes.
    var entityTag: EntityTag { withForm { $0.entityTag } }

    /// The answer that gives it to whoever may read it.
    var answer: PreparedResponse {
        withForm { form in
            if let answer = form.answer { return answer }
            let made = PreparedResponse(.ok, fields: HTTPField.json(form.entityTag), bytes: form.wire)
            form.answer = made
            return made
        }
    }

    /// The widget of a row.
    ///
    /// - Parameters:
    ///   - slug: The row's slug, checked.
    ///   - draft: What the row says, read.
    ///   - row: What a store keeps of the widget.
    init(slug: Slug, draft: WidgetDraft, row: StoredWidget) {
        account = row.account
        self.slug = slug
        ordinal = row.ordinal
        self.draft = draft
        createdAt = row.createdAt
        updatedAt = row.updatedAt
        making = Mutex(.row(row))
    }

    /// The widget that a store kept; nil when its row cannot be read any more.
    convenience init?(_ row: StoredWidget, templates: TemplateList = .standard) {
        guard let slug = Slug(row.slug), let document = try? JSON(parsing: row.content) else { return nil }
        let draft = WidgetDraft(
            name: row.name,
            document: document,
            pushThrottle: row.pushThrottle,
            staleAfter: row.staleAfter,
            templates: templates
        )
        self.init(slug: slug, draft: draft, row: row)
    }

    private func withForm<Value: Sendable>(_ look: (inout Form) -> Value) -> Value {
        making.withLock { making in
            var form =
                switch making {
                case .row(let row): Widget.form(row)
                case .made(let form): form
                }
            defer { making = .made(form) }
            return look(&form)
        }
    }

    private static func form(_ row: StoredWidget) -> Form {
        let bytes = WidgetWire.bytes(row)
        let tag = EntityTag(ordinal: row.ordinal, updatedAt: row.updatedAt, wire: bytes)
        return Form(wire: SharedBytes(bytes), entityTag: tag)
    }
}
