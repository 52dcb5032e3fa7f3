/// One change to the widgets of a store.
public enum WidgetChange: Hashable, Sendable {
    /// Keeps the widget, in place of the one with its account and slug if there is one.
    case put(StoredWidget)
    /// Removes a widget. Not an error when there is none.
    case delete(account: AccountID, slug: String)
}
