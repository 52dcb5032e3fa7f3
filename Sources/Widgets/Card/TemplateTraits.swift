/// How a content looks where its fields leave that to its template.
struct TemplateTraits {
    /// The name of the icon, when there is one.
    var icon: String?
    /// The color of what stands out.
    var accent: Color
    /// What splits the subtitle into parts.
    var separators: [Unicode.Scalar]

    /// What most templates do: the icon that is named, the accent or else that of the severity or else blue, and parts
    /// between `·`, `|` and `•`.
    init(_ fields: ContentFields) {
        icon = fields.icon
        accent = fields.accentColor ?? fields.severity?.accent.color ?? NamedColor.blue.color
        separators = ["·", "|", "•"]
    }
}

/// The reader and the instant of one drawing.
struct View: Sendable {
    /// The instant of the drawing.
    let now: Instant
    /// The family that is drawn.
    let family: Family
    /// The reader it is for.
    let environment: WidgetEnvironment
    /// Pixels to the point, 1 to 8; a fill moves in steps of a pixel.
    let scale: Double
}
