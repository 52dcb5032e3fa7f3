internal import Widgets

/// A strong entity tag (RFC 9110 section 8.8.3).
struct EntityTag: Sendable, Hashable {
    /// The tag with its quotation marks, as it stands in a header.
    let text: String

    /// The tag of a widget: which one it is in the order of creation, and the microsecond of its last push.
    ///
    /// The first part keeps a widget apart from one of the same slug that was removed in the same instant.
    init(ordinal: Int64, updatedAt: Instant) {
        self.init(opaque: String(ordinal, radix: 36) + "-" + String(updatedAt.microseconds, radix: 36))
    }

    /// The tag of a text that stands for the representation, without quotation marks.
    init(opaque: String) {
        text = "\"" + opaque + "\""
    }
}
