internal import SystemSupport
internal import WidgetStore
internal import Widgets

/// Which widgets a viewer is shown.
struct EventScope: Sendable {
    /// The account whose widgets they are.
    let account: AccountID
    /// What stands before the number in the ids of its events.
    let run: String

    private let access: Access
    /// Only these, if any are named.
    private let slugs: Set<Slug>

    /// - Parameters:
    ///   - access: Who looks.
    ///   - slugs: The slugs that were asked for; none means all.
    ///   - seed: What tells runs of the server apart.
    init(access: Access, slugs: Set<Slug>, seed: UInt64) {
        account = access.account
        self.access = access
        self.slugs = slugs
        // Over all that decides what is seen.
        var hash = FNV1a(seed: seed)
        let names = slugs.map { $0.text }.sorted()
        for text in ["\(access.account.rawValue)", access.logName] + names {
            hash.combine(text.utf8)
            hash.combine(0xFF)
        }
        let digits = String(hash.value, radix: 16)
        run = String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// Whether a widget is shown.
    func shows(_ slug: Slug) -> Bool {
        (slugs.isEmpty || slugs.contains(slug)) && access.mayRead(slug)
    }
}
