import WidgetStore
import Widgets

@testable import WidgetServer

extension Widget {
    /// The row that a store keeps of the widget.
    var stored: StoredWidget {
        StoredWidget(
            account: account,
            slug: slug.text,
            ordinal: ordinal,
            name: draft.name,
            content: draft.document.text,
            createdAt: createdAt,
            updatedAt: updatedAt,
            pushThrottle: draft.pushThrottle,
            staleAfter: draft.staleAfter
        )
    }
}
