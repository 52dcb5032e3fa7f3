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
        // FNV-1a over all that decides what is seen.
        var hash = seed ^ 0xCBF2_9CE4_8422_2325
        let names = slugs.map { $0.text }.sorted()
        for text in ["\(access.account.rawValue)", access.logName] + names {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        run = String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// Whether a widget is shown.
    func shows(_ slug: Slug) -> Bool {
        (slugs.isEmpty || slugs.contains(slug)) && access.mayRead(slug)
    }
}
