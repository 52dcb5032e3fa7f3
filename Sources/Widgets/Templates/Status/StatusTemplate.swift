/// The status widget: a headline, and a state that icon and colour say, for work that cannot be measured.
public enum StatusTemplate: Sendable {
    /// The colour of a state that is not set, the grey of the system.
    static let neutral = Colour(rgb: 0x8E8E93)

    /// The call that makes such a widget, for whoever has been refused another.
    static let example = """
        curl "$HEADWAY_URL/widgets" -H "Authorization: Bearer $HEADWAY_KEY" -H 'Content-Type: application/json' \
        -d '{"slug":"SLUG","name":"NAME","content":{"template":"status","severity":"info","label":"TEXT"}}'
        """

    /// The severity gives icon and colour where the content has none of its own; tags are split at commas, too.
    static func traits(of content: WidgetContent) -> TemplateTraits {
        var traits = TemplateTraits(content)
        traits.icon = traits.icon ?? content.severity.iconName
        traits.accent = content.accentColour ?? content.severity?.accent.colour ?? neutral
        traits.separators += [",", ";"]
        return traits
    }
}

extension Severity? {
    /// The icon whose shape says the state where colour cannot.
    fileprivate var iconName: String {
        switch self {
        case .critical: "mdi:alert-octagon"
        case .warning: "mdi:alert"
        case .success: "mdi:check-circle"
        case .info: "mdi:information"
        case nil: "mdi:circle"
        }
    }
}
