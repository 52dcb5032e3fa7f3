@testable import Widgets

/// A template of a later version: it brings fields of its own, with objects in objects.
enum GaugeTemplate: WidgetTemplate {
    struct Fields: TemplateFields {
        static let zones = Field("zones", .objects({ zone }, limit: 8, noun: "zone"), "The zones of the scale.")
        static let needle = Field("needle", .object { needleShape }, "The needle.")
        static let all = [zones, needle]

        private static let zone = ObjectShape(
            "Zone",
            [
                Field("from", .number, isRequired: true, "The start of the zone."),
                Field("tint", .object { tint }, "The look of the zone."),
            ]
        )
        private static let tint = ObjectShape(
            "Tint",
            [
                Field("color", .color, "The color."), Field("name", .words(limit: 8), isRequired: true, "The name."),
                Field("link", .address(limit: 40), "The page of the zone."),
            ]
        )
        private static let needleShape = ObjectShape(
            "Needle",
            [
                Field("style", .choice { ["thin", "wide"] }, "The style."),
                Field("tint", .object { tint }, "The look of the needle."),
            ]
        )

        init(_ reader: ObjectReader) {}
    }

    static let name = "gauge"
    static let presence: [[Field]] = [[.value, Fields.zones]]
    static let purpose = "A number on a scale."
    static let draws: [Field] = [.value, .unit]
    static let samples = TemplateSamples(
        valid: [.init("pressure", content)],
        invalid: [],
        longest: .init("longest", content),
        empty: .init("empty", content)
    )

    private static let content = #"{"template":"gauge","value":42,"zones":[{"from":0,"tint":{"name":"low"}}]}"#

    static func reading(of fields: ContentFields, _ own: Fields, at now: Instant, build: DeviceBuild) -> Reading {
        .none
    }

    static func body(of fields: ContentFields, _ own: Fields, _ view: View) -> StatusPresentation {
        StatusPresentation(fields, view)
    }

    /// The templates of this version, and this one.
    static let list = TemplateList(TemplateList.standard.templates + [Template(GaugeTemplate.self)])
}
