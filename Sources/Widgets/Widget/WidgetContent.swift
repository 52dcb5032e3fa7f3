/// A widget's content, checked: the shared fields, and those of its own template.
public struct WidgetContent: Sendable {
    /// The template that draws the content.
    public let template: Template
    /// The fields that all templates share.
    public let fields: ContentFields
    /// The content with its template's own fields and code.
    let kind: any TemplateContent

    /// The sentence for a body without a content, and for a content that is null.
    static let requirement = "content is required: an object"

    /// Checks a content by every rule of the contract.
    ///
    /// - Parameters:
    ///   - json: The content, a JSON object. Members that are null and empty strings count as not set.
    ///   - location: The beginning of the locations of faults.
    ///   - now: The instant that dates are measured against; they may lie at most 366 days after it.
    ///   - templates: The templates that are known.
    /// - Throws: `Faults` with everything that is wrong, not the first fault only.
    public init(
        _ json: JSON,
        at location: String = "body.content",
        now: Instant,
        templates: TemplateList = .standard
    ) throws(Faults) {
        guard case .object(let object) = json else {
            var faults = Faults()
            faults.add(
                json.isNull
                    ? Fault(location: location, message: WidgetContent.requirement)
                    : Fault(location: location, message: "content must be an object, not \(json.typeName)", value: json)
            )
            throw faults
        }
        var reader = ObjectReader(object, known: templates.fields, now: now)
        let content = WidgetContent(&reader, templates)
        try reader.faults.check(inside: location)
        guard let content else { throw reader.faults }
        self = content
    }

    /// Reads a content that was stored earlier, perhaps under other rules: what breaks a rule now reads as not set.
    ///
    /// Dates are not measured against any clock, and a window may end before it starts. A content without a known template
    /// gives nil.
    public init?(stored json: JSON, templates: TemplateList = .standard) {
        guard case .object(let object) = json else { return nil }
        var reader = ObjectReader(object, known: templates.fields, now: nil)
        self.init(&reader, templates)
    }

    /// Reads a content and collects its faults.
    private init?(_ reader: inout ObjectReader, _ templates: TemplateList) {
        let template = reader.template(of: templates)
        fields = ContentFields(&reader, isFraction: template?.kind.isFraction ?? true)
        if !templates.ownFields.isEmpty {
            let own = template?.kind.fields ?? []
            for field in templates.ownFields where !own.contains(where: { $0.name == field.name }) { reader.check(field) }
        }
        guard let template else { return nil }
        self.template = template
        kind = template.kind.content(fields, &reader)
    }

    /// The measurement that the content shows.
    ///
    /// - Parameters:
    ///   - now: The instant of the reading.
    ///   - build: The device's build; the newest by default. One before 1.6 ignores dates.
    public func reading(at now: Instant, build: DeviceBuild = .current) -> Reading {
        kind.reading(at: now, build: build)
    }

    #if !hasFeature(Embedded)
    /// The content in a word, such as `42%` or `warning`, the same in every language; nil when it reads nothing.
    public func summary(at now: Instant) -> String? {
        kind.summary(at: now)
    }
    #endif
}

extension ObjectReader {
    /// The template that a content names.
    fileprivate mutating func template(of templates: TemplateList) -> Template? {
        guard let value = value(.template) else {
            return refuse(.template, nil, "is required; this server draws \(templates.listed)")
        }
        guard case .string(let text) = value else {
            return refuse(.template, value, "must be a string, not \(value.typeName)")
        }
        guard let template = templates[text] else {
            return refuse(.template, value, "is not one that this server draws; it draws \(templates.listed)")
        }
        return template
    }
}
