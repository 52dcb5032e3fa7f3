/// The part of a widget that its owner writes: name, content and the two settings, all checked.
public struct WidgetDraft: Sendable {
    /// What the widget is called; 1 to 256 characters.
    public let name: String
    /// The content as it is stored: as it was written, without what counts as not set.
    public let document: JSON
    /// The same content, checked; nil for one read from a store that names no known template.
    public let content: WidgetContent?
    /// The least seconds between two pushes to devices, 1 to 3600.
    public let pushThrottle: Int?
    /// After how many seconds without an update the widget is stale, 60 to 604800.
    public let staleAfter: Int?

    /// The members that a patch may change.
    public static let patchFields = FieldSet([nameField, contentField, pushThrottleField, staleAfterField])

    /// The members that a POST may have.
    public static let postFields = FieldSet([slugField] + patchFields.fields)

    private static let slugField = Field(
        "slug",
        .slug,
        isRequired: true,
        "The widget's name in addresses. Only a `POST` has it."
    )
    private static let nameField = Field("name", .text(limit: 256), isRequired: true, "What people call the widget.")
    private static let contentField = Field("content", .content, isRequired: true, "What the widget shows.")
    private static let pushThrottleField = Field(
        "push_throttle",
        .integer(1...3600, unit: "seconds"),
        "The minimum time between two pushes to devices, in seconds; stored and returned."
    )
    private static let staleAfterField = Field(
        "stale_after",
        .integer(60...604_800, unit: "seconds"),
        "The time after `updated_at` from which the widget counts as stale, in seconds."
    )

    /// Checks the body of a POST.
    ///
    /// - Parameters:
    ///   - body: The body, a JSON object with `slug`, `name` and `content`.
    ///   - now: The instant that dates are measured against.
    ///   - templates: The templates that are known.
    /// - Returns: The slug and the draft.
    /// - Throws: `Faults` with everything that is wrong.
    public static func posted(
        _ body: JSON,
        now: Instant,
        templates: TemplateList = .standard
    ) throws(Faults) -> (slug: Slug, draft: WidgetDraft) {
        var checker = try checker(of: body, known: postFields, now: now)
        let slug = slug(&checker)
        let draft = WidgetDraft(&checker, templates)
        try checker.faults.check(inside: "body")
        guard let slug, let draft else { throw checker.faults }
        return (slug, draft)
    }

    /// The draft that a merge patch makes of this one (RFC 7396), checked as a whole.
    ///
    /// - Parameters:
    ///   - patch: The body of a PATCH, a JSON object.
    ///   - now: The instant that dates are measured against.
    ///   - templates: The templates that are known.
    /// - Returns: The merged draft.
    /// - Throws: `Faults` of the merged draft, and of members of the patch that are not known, even where they are null.
    public func patched(
        _ patch: JSON,
        now: Instant,
        templates: TemplateList = .standard
    ) throws(Faults) -> WidgetDraft {
        var patchChecker = try WidgetDraft.checker(of: patch, known: WidgetDraft.patchFields, now: now)
        patchChecker.checkNames(in: WidgetDraft.contentField, templates.fields)
        var checker = ObjectChecker(
            JSON.object(members).merging(patch).object ?? JSONObject(),
            known: WidgetDraft.patchFields,
            now: now
        )
        let draft = WidgetDraft(&checker, templates)
        for fault in patchChecker.faults.list where !checker.faults.list.contains(fault) { checker.faults.add(fault) }
        try checker.faults.check(inside: "body")
        guard let draft else { throw checker.faults }
        return draft
    }

    /// A draft of parts that are known to keep the rules, such as those read from a store.
    ///
    /// - Parameters:
    ///   - name: The widget's name.
    ///   - document: The content as it is stored.
    ///   - pushThrottle: The minimum seconds between two pushes to devices.
    ///   - staleAfter: The seconds after which the widget is stale.
    ///   - templates: The templates that are known.
    public init(
        name: String,
        document: JSON,
        pushThrottle: Int?,
        staleAfter: Int?,
        templates: TemplateList = .standard
    ) {
        self.name = name
        self.document = document
        content = WidgetContent(stored: document, templates: templates)
        self.pushThrottle = pushThrottle
        self.staleAfter = staleAfter
    }

    private var members: JSONObject {
        var members: JSONObject = ["name": .string(name), "content": document]
        members["push_throttle"] = pushThrottle.map { .number(JSONNumber($0)) }
        members["stale_after"] = staleAfter.map { .number(JSONNumber($0)) }
        return members
    }

    private static func checker(of body: JSON, known: FieldSet, now: Instant) throws(Faults) -> ObjectChecker {
        if case .object(let object) = body { return ObjectChecker(object, known: known, now: now) }
        var faults = Faults()
        faults.add(Fault(location: "body", message: "the body must be an object, not \(body.typeName)", value: body))
        throw faults
    }

    private static func slug(_ checker: inout ObjectChecker) -> Slug? {
        guard let value = checker.reader.value(slugField) else {
            checker.refuse(slugField, nil, "is required: \(Slug.rule)")
            return nil
        }
        if let slug = value.string.flatMap(Slug.init) { return slug }
        checker.faults.add(Fault(location: slugField.name, message: Slug.rule, value: value))
        return nil
    }

    /// Checks and reads a draft; one with a fault gives nil or is not to be used.
    private init?(_ checker: inout ObjectChecker, _ templates: TemplateList) {
        checker.check(WidgetDraft.nameField)
        checker.check(WidgetDraft.pushThrottleField)
        checker.check(WidgetDraft.staleAfterField)
        let reader = checker.reader
        pushThrottle = reader.integer(WidgetDraft.pushThrottleField)
        staleAfter = reader.integer(WidgetDraft.staleAfterField)
        guard let document = reader.value(WidgetDraft.contentField) else {
            checker.faults.add(Fault(location: WidgetDraft.contentField.name, message: WidgetContent.requirement))
            return nil
        }
        var content: WidgetContent?
        do {
            // Checked before it is settled, so that an unknown member is named even where it is null, and an empty string
            // only passes where a string may stand.
            content = try WidgetContent(
                document,
                at: WidgetDraft.contentField.name,
                now: checker.now,
                templates: templates
            )
        } catch {
            for fault in error.list { checker.faults.add(fault) }
        }
        guard let name = reader.text(WidgetDraft.nameField) else { return nil }
        let settled = document.settled
        self.name = name
        guard let object = settled.object, let changed = content?.kind.settled(object) else {
            self.document = settled
            self.content = content
            return
        }
        // What is drawn is what is stored.
        self.document = .object(changed)
        self.content = WidgetContent(stored: self.document, templates: templates)
    }
}

extension WidgetDraft: Equatable {
    /// Whether both were written with the same name, content and settings.
    public static func == (left: WidgetDraft, right: WidgetDraft) -> Bool {
        left.name == right.name && left.document == right.document && left.pushThrottle == right.pushThrottle
            && left.staleAfter == right.staleAfter
    }
}

extension ObjectChecker {
    /// Adds the faults of unknown names in a member of a patch, at any depth; null members are named too.
    fileprivate mutating func checkNames(in field: Field, _ known: FieldSet) {
        guard case .object(let object)? = reader.value(field) else { return }
        var inner = ObjectChecker(object, known: known, now: now)
        let fields = known.fields
        for index in fields.indices {
            if case .object(let shape) = fields[index].shape { inner.checkNames(in: fields[index], shape().fields) }
        }
        faults.add(inner.faults, inside: field.name)
    }
}
