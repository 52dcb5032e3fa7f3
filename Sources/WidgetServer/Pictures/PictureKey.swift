internal import WidgetStore
internal import Widgets

/// Tells pictures apart that are kept side by side: whose, of which widget, and how it is wanted.
struct PictureKey: Sendable, Hashable {
    let account: AccountID
    let slug: Slug
    let format: PictureFormat
    let options: PictureOptions
}
