internal import HTTPDaemon
internal import Widgets

/// A picture that was made, and for how long it is right.
struct DrawnPicture: Sendable {
    /// The push that it shows.
    let revision: EntityTag
    /// What it says.
    let presentation: Presentation
    /// The instant that was drawn.
    let start: Instant
    /// The instant at which something of it changes by itself; nil for never.
    let end: Instant?
    /// The file.
    let bytes: SharedBytes
    /// The tag of the file's bytes: two states that look the same have the same.
    let entityTag: EntityTag

    /// Whether it is what the widget looks like at an instant.
    func isRight(for widget: Widget, at instant: Instant) -> Bool {
        guard revision == widget.entityTag, start <= instant else { return false }
        return end.map { instant < $0 } ?? true
    }
}
