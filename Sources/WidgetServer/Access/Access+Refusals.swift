internal import WidgetStore

extension Access {
    /// A sentence that explains why a slug is out of reach.
    var slugRefusal: String {
        switch self {
        case .key(let key, _) where !key.allowsWidgets, .session(_, let key, _) where !key.allowsWidgets:
            Access.noWidgetsRefusal
        case .key, .session: Access.patternsRefusal
        case .link: "This read token is for another widget."
        }
    }

    /// The reason that a key opens no widgets at all.
    static let noWidgetsRefusal =
        "This key was made without access to widgets; make one with \"headway keys create NAME\"."

    /// The reason that a key does not open one widget.
    static let patternsRefusal = "This key may not touch a widget of this slug; its patterns leave it out."

    /// The reason that a read token opens nothing but its widget.
    static let readTokenRefusal = "A read token reads its one widget and does nothing else; use a key."

    /// The reason that a session cannot make another one.
    static let signInRefusal =
        "Signing in takes the key itself: send it as \"Authorization: Bearer hlk_…\"."

    /// The reason that a key cannot end a session.
    static let signOutRefusal =
        "Signing out takes the session's cookie and no key; a key has nothing to sign out of."
}
