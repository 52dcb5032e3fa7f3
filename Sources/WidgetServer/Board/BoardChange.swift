internal import WidgetStore
internal import Widgets

/// The result of a commit for one widget.
struct BoardChange: Sendable {
    /// The change that viewers receive.
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
