internal import WidgetStore

/// What a commit has made of one widget.
struct BoardChange: Sendable {
    let account: AccountID
    let change: Feed.Change
}
