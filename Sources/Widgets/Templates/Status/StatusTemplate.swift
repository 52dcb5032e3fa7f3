/// The status widget: a headline, and a state that icon and color say, for work that cannot be measured.
enum StatusTemplate: WidgetTemplate {
    static let name = "status"

    /// The color of a state that is not set, the gray of the system.
    static let neutral = Color(rgb: 0x8E8E93)

    /// The call that makes such a widget, for clients whose progress widget was refused.
    static let example = """
        curl "$HEADWAY_URL/widgets" -H "Authorization: Bearer $HEADWAY_KEY" -H 'Content-Type: application/json' \
        -d '{"slug":"SLUG","name":"NAME","content":{"template":"status","severity":"info","label":"TEXT"}}'
        """

    /// The severity gives icon and color where the content has none of its own; tags are split at commas, too.
    static func traits(of fields: ContentFields) -> TemplateTraits {
        var traits = TemplateTraits(fields)
        traits.icon = traits.icon ?? fields.severity.iconName
        traits.accent = fields.accentColor ?? fields.severity?.accent.color ?? neutral
        traits.separators += [",", ";"]
        return traits
    }

    static func reading(of fields: ContentFields, _ own: NoFields, at now: Instant, build: DeviceBuild) -> Reading {
        .none
    }

    static func summary(of fields: ContentFields, _ own: NoFields, at now: Instant) -> String? {
        fields.severity?.rawValue
    }

    static func body(of fields: ContentFields, _ own: NoFields, _ view: View) -> StatusPresentation {
        StatusPresentation(fields, view)
    }

    #if !hasFeature(Embedded)
        static let purpose = "A state as a headline with an icon and a color, for work that cannot be measured."
        static let draws: [Field] = []
    #endif
}

extension Severity? {
    /// The icon whose shape says the state where color cannot.
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
