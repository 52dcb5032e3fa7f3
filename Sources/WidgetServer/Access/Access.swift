internal import WidgetStore
internal import Widgets

/// Who sends a request, and what that lets them do.
enum Access: Sendable {
    /// A key, acting for its account.
    case key(KeyRecord, Account)
    /// A read-only token, for one widget.
    case link(LinkRecord)

    /// The account whose widgets are meant.
    var account: AccountID {
        switch self {
        case .key(let key, _): key.account
        case .link(let link): link.account
        }
    }

    /// Whether the widget may be read.
    func mayRead(_ slug: Slug) -> Bool {
        switch self {
        case .key(let key, _): key.allows(slug: slug.text)
        case .link(let link): link.slug == slug.text
        }
    }

    /// Whether the widget may be written or removed.
    func mayWrite(_ slug: Slug) -> Bool {
        switch self {
        case .key(let key, _): key.allows(slug: slug.text)
        case .link: false
        }
    }

    /// Whether widgets may be listed; a key with patterns lists those that it may touch.
    var mayList: Bool {
        switch self {
        case .key(let key, _): key.allowsWidgets
        case .link: false
        }
    }

    /// A short name for a log line that gives nothing away.
    var logName: String {
        switch self {
        case .key(let key, _): "key-\(key.id.rawValue)"
        case .link(let link): "link-\(link.id.rawValue)"
        }
    }
}
