/// One kind of widget: its fields, its rules, and how it reads, looks and sounds.
///
/// The requirements are static, and a template is never stored as a value: ``Template`` refers to the type. Embedded Swift
/// has no existentials of such protocols, but it specializes generic code for each type.
protocol WidgetTemplate {
    /// The fields that this template brings, read from a content; ``NoFields`` when it brings none.
    associatedtype Fields: TemplateFields = NoFields
    /// Everything that a drawn content says beyond its ``Card``.
    associatedtype Body: TemplateBody

    /// The template's name on the wire.
    static var name: String { get }

    /// Whether `value` is a fraction from 0 to 1; any other template takes every finite number.
    static var isFraction: Bool { get }

    /// The sets of fields of which one must be set as a whole; none when the content may be empty.
    static var presence: [[Field]] { get }

    /// Adds the fault of a content that sets none of the sets of ``presence``.
    static func refuseAbsence(_ checker: inout ObjectChecker)

    /// Adds the faults of rules that span several fields, over the merged content.
    static func check(_ fields: ContentFields, _ own: Fields, _ checker: inout ObjectChecker)

    /// Rearranges a content before it is stored, such as by sorting; nil when it is stored as it was sent.
    static func settle(_ content: JSONObject, _ own: Fields) -> JSONObject?

    /// The look of a content where its fields leave that to the template.
    static func traits(of fields: ContentFields) -> TemplateTraits

    /// The measurement that a content shows; ``Reading/none`` where a device of that build has nothing to draw.
    static func reading(of fields: ContentFields, _ own: Fields, at now: Instant, build: DeviceBuild) -> Reading

    /// The next instant after `view.now` at which the reading, a row's clock or a pixel changes by itself; nil for never.
    static func nextChange(of fields: ContentFields, _ own: Fields, _ view: View) -> Instant?

    /// The body of a content for one reader at one instant.
    static func body(of fields: ContentFields, _ own: Fields, _ view: View) -> Body

    // The browser's module leaves out what no page asks for.
    #if !hasFeature(Embedded)
        /// A content in a word, the same in every language, such as `42%` or `warning`; nil when there is none.
        static func summary(of fields: ContentFields, _ own: Fields, at now: Instant) -> String?

        /// A sentence for documents, in Markdown.
        static var purpose: String { get }

        /// The shared fields that this template draws beyond those that every template draws.
        static var draws: [Field] { get }

        /// Contents for tests, pictures, documents and the playground.
        static var samples: TemplateSamples { get }
    #endif
}

extension WidgetTemplate {
    static var isFraction: Bool { false }
    static var presence: [[Field]] { [] }

    static func refuseAbsence(_ checker: inout ObjectChecker) {
        for field in presence.first ?? [] where checker.reader.value(field) == nil {
            checker.refuse(field, nil, "is required on a \(name) widget")
        }
    }

    static func check(_ fields: ContentFields, _ own: Fields, _ checker: inout ObjectChecker) {}
    static func settle(_ content: JSONObject, _ own: Fields) -> JSONObject? { nil }
    static func traits(of fields: ContentFields) -> TemplateTraits { TemplateTraits(fields) }
    static func nextChange(of fields: ContentFields, _ own: Fields, _ view: View) -> Instant? { nil }

    #if !hasFeature(Embedded)
        static func summary(of fields: ContentFields, _ own: Fields, at now: Instant) -> String? {
            reading(of: fields, own, at: now, build: .current).text
        }
    #endif
}

/// The fields that one template brings beyond the shared ones.
protocol TemplateFields: Sendable {
    /// The fields in the order in which they are checked. Their shapes are checked on contents of every template.
    static var all: [Field] { get }

    /// Reads the fields of a content.
    init(_ reader: ObjectReader)
}

/// The fields of a template that brings none.
struct NoFields: TemplateFields {
    static let all: [Field] = []
    init(_ reader: ObjectReader) {}
}

/// Everything that a drawn widget says beyond its card, and how it is drawn, written and spoken.
protocol TemplateBody: Sendable, Equatable {
    /// The measurement that is shown.
    var reading: Reading { get }
    /// The measurement as the reader's locale writes it; nil without one.
    var readingText: String? { get }
    /// The role of the drawing to assistive technology.
    var role: AccessibilityRole { get }
    /// The parts that a screen reader says, in order, but for the age of a stale widget.
    func spoken(_ card: Card) -> [String]
    /// Draws the card with the body on it.
    func draw(_ card: Card, on canvas: inout Canvas)
    #if !hasFeature(Embedded)
        /// Writes the card with the body for a terminal.
        func write(_ card: Card, to block: inout TerminalBlock)
    #endif
}
