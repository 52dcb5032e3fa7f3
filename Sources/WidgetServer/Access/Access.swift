internal import WidgetStore
internal import Widgets

/// Who sends a request, and what that lets them do.
enum Access: Sendable {
    /// A key, acting for its account.
    case key(KeyRecord, Account)
    /// A browser that has signed in with a key, and has its rights.
    case session(SessionID, KeyRecord, Account)
    /// A read-only token, for one widget.
    case link(LinkRecord)

    /// The key whose rights these are; nil for a read token.
    var key: KeyRecord? {
        switch self {
        case .key(let key, _), .session(_, let key, _): key
        case .link: nil
        }
    }

    /// The account that a key acts for; nil for a read token.
    var owner: Account? {
        switch self {
        case .key(_, let account), .session(_, _, let account): account
        case .link: nil
        }
    }

    /// The session, where it is one.
    var session: SessionID? {
        if case .session(let id, _, _) = self { return id }
        return nil
    }

    /// The account whose widgets are meant.
    var account: AccountID {
        switch self {
        case .key(let key, _), .session(_, let key, _): key.account
        case .link(let link): link.account
        }
    }

    /// Whether the widget may be read.
    func mayRead(_ slug: Slug) -> Bool {
        switch self {
        case .key(let key, _), .session(_, let key, _): key.allows(slug: slug.text)
        case .link(let link): link.slug == slug.text
        }
    }

    /// Whether the widget may be written or removed.
    func mayWrite(_ slug: Slug) -> Bool {
        key?.allows(slug: slug.text) ?? false
    }

    /// Whether widgets may be listed; a key with patterns lists those that it may touch.
    var mayList: Bool {
        key?.allowsWidgets ?? false
    }

    /// A short name for a log line that gives nothing away.
    var logName: String {
        switch self {
        case .key(let key, _): "key-\(key.id.rawValue)"
        case .session(let id, let key, _): "key-\(key.id.rawValue)/session-\(id.rawValue)"
        case .link(let link): "link-\(link.id.rawValue)"
        }
    }
}

/// What someone shows to get in, without the secret itself: enough to look again later whether it still counts.
struct Credential: Sendable, Hashable {
    /// What kind of secret it is.
    let kind: AccessKey.Kind
    /// The hash of the secret.
    let digest: SecretDigest

    /// The credential of a secret; nil for a text that is not formed like one.
    init?(_ secret: String) {
        guard let kind = AccessKey.kind(of: secret) else { return nil }
        self.kind = kind
        digest = SecretDigest(of: secret)
    }
}
