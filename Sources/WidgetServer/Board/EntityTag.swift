internal import Widgets

/// A strong entity tag (RFC 9110 section 8.8.3).
struct EntityTag: Sendable, Hashable {
    /// The tag with its quotation marks, as it stands in a header.
    let text: String

    /// The tag of what changes with each instant, in microseconds.
    init(instant: Instant) {
        text = "\"" + String(instant.microseconds, radix: 36) + "\""
    }

    /// The tag of a text that stands for the representation, without quotation marks.
    init(opaque: String) {
        text = "\"" + opaque + "\""
    }
}
