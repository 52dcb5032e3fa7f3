internal import WidgetStore
internal import Widgets

/// What a commit has made of one widget.
struct BoardChange: Sendable {
    /// What watchers learn of a widget.
    enum Change: Sendable {
        /// It is like this now.
        case widget(Widget)
        /// It is gone.
        case removed(Slug)

        /// The widget's slug.
        var slug: Slug {
            switch self {
            case .widget(let widget): widget.slug
            case .removed(let slug): slug
            }
        }
    }

    let account: AccountID
    let change: Change
}
