/// How a content looks where its fields leave that to its template.
struct TemplateTraits {
    /// The name of the icon, when there is one.
    var icon: String?
    /// The colour of what stands out.
    var accent: Colour
    /// What splits the subtitle into parts.
    var separators: [Unicode.Scalar]

    /// What most templates do: the icon that is named, the accent or else that of the severity or else blue, and parts
    /// between `·`, `|` and `•`.
    init(_ fields: ContentFields) {
        icon = fields.icon
        accent = fields.accentColor ?? fields.severity?.accent.colour ?? NamedColour.blue.colour
        separators = ["·", "|", "•"]
    }
}
