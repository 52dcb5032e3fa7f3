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
        var checker = ObjectChecker(object, known: templates.fields, now: now)
        let template = checker.template(of: templates)
        // A content of no known template is checked like a progress widget, whose error says how to send a percentage.
        let isFraction = template?.kind.isFraction ?? true
        let fields = templates.fields.fields
        for index in fields.indices {
            checker.check(fields[index])
            if isFraction, "value".hasSameBytes(as: fields[index].key) { checker.checkFraction() }
        }
        checker.checkWindow()
        let content = template.map { WidgetContent($0, checker.reader) }
        content?.kind.check(&checker)
        try checker.faults.check(inside: location)
        guard let content else { throw checker.faults }
        self = content
    }

    /// Reads a content that was stored earlier, perhaps under other rules: what breaks a rule now reads as not set.
    ///
    /// Dates are not measured against any clock, and a window may end before it starts. A content without a known template
    /// gives nil.
    public init?(stored json: JSON, templates: TemplateList = .standard) {
        guard case .object(let object) = json, let name = object[Field.template.key]?.string,
            let template = templates[name]
        else { return nil }
        self.init(template, ObjectReader(object))
    }

    private init(_ template: Template, _ reader: ObjectReader) {
        self.template = template
        fields = ContentFields(reader, isFraction: template.kind.isFraction)
        kind = template.kind.content(fields, reader)
    }

    /// The measurement that the content shows.
    ///
    /// - Parameters:
    ///   - now: The instant of the reading.
    ///   - build: The device's build; the newest by default. One before 1.6 ignores dates.
    /// - Returns: The reading; ``Reading/none`` where there is nothing to draw.
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

extension ObjectChecker {
    /// The template that a content names.
    fileprivate mutating func template(of templates: TemplateList) -> Template? {
        let value = reader.value(.template)
        if let template = value?.string.flatMap({ templates[$0] }) { return template }
        switch value {
        case nil: refuse(.template, nil, "is required; this server draws \(templates.listed)")
        case .string?:
            refuse(.template, value, "is not one that this server draws; it draws \(templates.listed)")
        case let value?: refuse(.template, value, "must be a string, not \(value.typeName)")
        }
        return nil
    }

    /// Refuses a window that ends before it starts; a date that is refused by itself is not compared.
    fileprivate mutating func checkWindow() {
        guard let start = reader.date(.startDate), let end = reader.date(.endDate), start >= end,
            refusal(of: start) == nil, refusal(of: end) == nil
        else { return }
        refuse(.endDate, reader.value(.endDate), "must be after start_date")
    }

    /// Refuses a value that is no fraction.
    fileprivate mutating func checkFraction() {
        guard reader.number(.value) != nil, reader.fraction(.value) == nil else { return }
        refuse(.value, reader.value(.value), "must be a fraction from 0 to 1; send 42% as 0.42")
    }
}
