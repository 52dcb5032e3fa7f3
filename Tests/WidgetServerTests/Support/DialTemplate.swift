@testable import Widgets

/// A template that no version has, defined here alone: what a template needs besides its declaration would be missing.
///
/// A dial shows a number with a unit on a scale. Its fields are an array of objects and an object, each with another object
/// in it.
enum DialTemplate: WidgetTemplate {
    /// The fields that only dials have.
    struct Fields: TemplateFields {
        static let zones = Field("zones", .objects({ Zone.shape }, limit: 8, noun: "zone"), "The zones of the scale.")
        static let needle = Field("needle", .object { needleShape }, "The needle.")
        static let all = [zones, needle]

        static let tint = ObjectShape("Tint", [color, name, link])
        private static let needleShape = ObjectShape("Needle", [style, tintField])
        static let tintField = Field("tint", .object { tint }, "The look.")
        private static let style = Field("style", .choice { ["thin", "wide"] }, "The style.")
        private static let color = Field("color", .color, "The color.")
        private static let name = Field("name", .words(limit: 8), isRequired: true, "The name.")
        private static let link = Field("link", .address(limit: 40), "The page about it.")

        let zones: [Zone]
        let needleName: String?
        let isWide: Bool

        init(_ reader: ObjectReader) {
            zones = reader.objects(Fields.zones) { Zone($0) }
            needleName = reader.object(Fields.needle) { needle in
                needle.object(Fields.tintField) { $0.text(Fields.name) }
            }
            isWide = reader.object(Fields.needle) { $0.text(Fields.style) } == "wide"
        }
    }

    /// A part of the scale.
    struct Zone: Sendable, Equatable {
        static let shape = ObjectShape("Zone", [fromField, Fields.tintField])
        static let fromField = Field("from", .number, isRequired: true, "The start of the zone.")

        let from: Double

        init?(_ reader: ObjectReader) {
            guard let from = reader.number(Zone.fromField) else { return nil }
            self.from = from
        }
    }

    static let name = "dial"
    static let presence: [[Field]] = [[.value, Fields.zones]]
    static let purpose = "A number on a scale."
    static let draws: [Field] = [.value, .unit, .minValue, .maxValue]

    static func check(_ fields: ContentFields, _ own: Fields, _ checker: inout ObjectChecker) {
        guard let low = fields.minValue, let high = fields.maxValue, low >= high else { return }
        checker.refuse(.maxValue, checker.reader.value(.maxValue), "must be above min_value")
    }

    /// Zones are stored from the lowest to the highest.
    static func settle(_ content: JSONObject, _ own: Fields) -> JSONObject? {
        guard case .array(let zones)? = content["zones"] else { return nil }
        let starts = zones.map { $0.object?["from"]?.double ?? 0 }
        let order = zones.indices.sorted { starts[$0] < starts[$1] }
        guard order != Array(zones.indices) else { return nil }
        var settled = content
        settled["zones"] = .array(order.map { zones[$0] })
        return settled
    }

    static func reading(of fields: ContentFields, _ own: Fields, at now: Instant, build: DeviceBuild) -> Reading {
        guard let value = fields.value else { return .none }
        var range: ClosedRange<Double>?
        if let low = fields.minValue, let high = fields.maxValue, low < high { range = low...high }
        return .amount(Reading.Amount(value, unit: fields.unit, range: range))
    }

    static func body(of fields: ContentFields, _ own: Fields, _ view: View) -> DialBody {
        DialBody(
            reading: reading(of: fields, own, at: view.now, build: view.environment.build),
            needleName: own.needleName,
            isWide: own.isWide
        )
    }

    /// The templates of this version, and this one.
    static let list = TemplateList(TemplateList.standard.templates + [Template(DialTemplate.self)])
}

/// The body of a dial.
struct DialBody: TemplateBody {
    let reading: Reading
    let needleName: String?
    let isWide: Bool

    var readingText: String? { reading.text }
    var role: AccessibilityRole { .meter }

    func spoken(_ card: Card) -> [String] {
        [card.title, readingText ?? "", needleName ?? ""] + card.chips
    }

    func draw(_ card: Card, on canvas: inout Canvas) {
        let room = card.family.isOnLockScreen ? Rect(card.family.size) : CardLayout(card).draw(on: &canvas)
        let font = Font(size: 14, weight: .semibold)
        let line = canvas.line(readingText ?? "", font, limit: room.width)
        canvas.add(.number, line, at: Point(x: room.x, y: room.y + room.height / 2 - 2), canvas.palette.text)
        // The needle stands below the text: a wedge, or a line.
        let top = room.y + room.height / 2 + 2
        let tip = Point(x: room.x + room.width / 3, y: top)
        let feet = [Point(x: room.x, y: room.maxY - 2), Point(x: room.x + room.width / 2, y: room.maxY - 2)]
        let path = Path(through: [feet[0], tip, feet[1]], isWide ? .fill : .stroke(width: 1))
        canvas.add(.fill, path, .solid(canvas.palette.text))
    }

    func write(_ card: Card, to block: inout TerminalBlock) {
        block.write(card.title, .bold, readingText ?? "", .bold)
        if let needleName { block.write(needleName, .dim) }
    }
}

extension DialTemplate {
    static let samples = TemplateSamples(
        valid: [
            .init(
                "pressure",
                #"""
                {"template":"dial","value":42,"unit":"bar","min_value":0,"max_value":60,"label":"Boiler",
                "zones":[{"from":0,"tint":{"name":"low"}},{"from":50,"tint":{"name":"high","color":"red"}}],
                "needle":{"style":"wide","tint":{"name":"steady"}}}
                """#
            ),
            .init("bare", #"{"template":"dial","value":-7.25,"zones":[{"from":0}]}"#),
        ],
        invalid: [
            .init("no zones", #"{"template":"dial","value":42}"#),
            .init("no scale", #"{"template":"dial","value":42,"zones":[],"min_value":5,"max_value":5}"#),
            .init("deep", #"{"template":"dial","value":42,"zones":[],"needle":{"tint":{"name":"steady","link":"x"}}}"#),
        ],
        longest: .init(
            "longest",
            #"{"template":"dial","value":-123456.789,"zones":[],"unit":"\#(TemplateSamples.wide(32))","#
                + TemplateSamples.longestMembers + "}"
        ),
        empty: .init("empty", #"{"template":"dial","value":0,"zones":[]}"#)
    )
}
