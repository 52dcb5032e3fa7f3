/// The part of a widget that its owner writes: name, content and the two settings, all checked.
public struct WidgetDraft: Sendable, Equatable {
    /// What the widget is called; 1 to 256 characters.
    public let name: String
    /// The content as it is stored: as it was written, without what counts as not set.
    public let document: JSON
    /// The least seconds between two pushes to devices, 1 to 3600.
    public let pushThrottle: Int?
    /// After how many seconds without an update the widget is stale, 60 to 604800.
    public let staleAfter: Int?

    /// The members that a patch may change.
    static let memberNames: [String] = ["name", "content", "push_throttle", "stale_after"]

    /// The members that a POST may have.
    static let postedMemberNames: [String] = ["slug"] + memberNames

    /// Checks the body of a POST.
    ///
    /// - Parameters:
    ///   - body: The body, a JSON object with `slug`, `name` and `content`.
    ///   - now: The instant that dates are measured against.
    /// - Returns: The slug and the draft.
    /// - Throws: `Faults` with everything that is wrong.
    public static func posted(_ body: JSON, now: Instant) throws(Faults) -> (slug: Slug, draft: WidgetDraft) {
        var reader = try reader(of: body, names: postedMemberNames)
        let slug = slug(&reader)
        let draft = WidgetDraft(&reader, now: now)
        try reader.faults.check(inside: "body")
        guard let slug, let draft else { throw reader.faults }
        return (slug, draft)
    }

    /// The draft that a merge patch makes of this one (RFC 7396), checked as a whole.
    ///
    /// - Parameters:
    ///   - patch: The body of a PATCH, a JSON object.
    ///   - now: The instant that dates are measured against.
    /// - Returns: The merged draft.
    /// - Throws: `Faults` of the merged draft, and of members of the patch that are not known, even where they are null.
    public func patched(_ patch: JSON, now: Instant) throws(Faults) -> WidgetDraft {
        var patchReader = try WidgetDraft.reader(of: patch, names: WidgetDraft.memberNames)
        if var content = patchReader.reader("content", names: WidgetContent.memberNames) {
            for (name, names) in WidgetContent.objectMembers {
                if let inner = content.reader(name, names: names) { content.take(inner, from: name) }
            }
            patchReader.take(content, from: "content")
        }
        var reader = ObjectReader(
            JSON.object(members).merging(patch).object ?? JSONObject(),
            names: WidgetDraft.memberNames
        )
        let draft = WidgetDraft(&reader, now: now)
        for fault in patchReader.faults.list where !reader.faults.list.contains(fault) { reader.faults.add(fault) }
        try reader.faults.check(inside: "body")
        guard let draft else { throw reader.faults }
        return draft
    }

    /// A draft of parts that are known to keep the rules, such as those read from a store.
    public init(name: String, document: JSON, pushThrottle: Int?, staleAfter: Int?) {
        self.name = name
        self.document = document
        self.pushThrottle = pushThrottle
        self.staleAfter = staleAfter
    }

    private var members: JSONObject {
        var members: JSONObject = ["name": .string(name), "content": document]
        members["push_throttle"] = pushThrottle.map { .number(JSONNumber($0)) }
        members["stale_after"] = staleAfter.map { .number(JSONNumber($0)) }
        return members
    }

    private static func reader(of body: JSON, names: [String]) throws(Faults) -> ObjectReader {
        if case .object(let object) = body { return ObjectReader(object, names: names) }
        var faults = Faults()
        faults.add(Fault(location: "body", message: "the body must be an object, not \(body.typeName)", value: body))
        throw faults
    }

    private static func slug(_ reader: inout ObjectReader) -> Slug? {
        guard let value = reader.value("slug") else { return reader.refuse("slug", nil, "is required: \(Slug.rule)") }
        if let slug = value.string.flatMap(Slug.init) { return slug }
        reader.faults.add(Fault(location: "slug", message: Slug.rule, value: value))
        return nil
    }

    /// Reads a draft; one with a fault gives nil or is not to be used.
    private init?(_ reader: inout ObjectReader, now: Instant) {
        let name = reader.requiredText("name", limit: 256)
        let pushThrottle = reader.integer("push_throttle", in: 1...3600, unit: "seconds")
        let staleAfter = reader.integer("stale_after", in: 60...604_800, unit: "seconds")
        guard let document = reader.value("content") else {
            reader.faults.add(Fault(location: "content", message: WidgetContent.requirement))
            return nil
        }
        do {
            // Checked before it is settled, so that an unknown member is named even where it is null, and an empty string
            // only passes where a string may stand.
            _ = try WidgetContent(document, at: "content", now: now)
        } catch {
            for fault in error.list { reader.faults.add(fault) }
        }
        guard let name else { return nil }
        self.init(name: name, document: document.settled, pushThrottle: pushThrottle, staleAfter: staleAfter)
    }
}
