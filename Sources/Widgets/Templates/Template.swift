/// A template of whatever type: the one place where a content meets the code of its own template.
public struct Template: Sendable {
    let kind: any TemplateKind

    /// Refers to the type of a template.
    init<Kind: WidgetTemplate>(_: Kind.Type) {
        kind = KindOf<Kind>()
    }

    /// The template's name on the wire.
    public var name: String { kind.name }
}

extension Template: Equatable {
    /// Whether both are the same template.
    public static func == (left: Template, right: Template) -> Bool { left.name.hasSameBytes(as: right.name) }
}

/// The requirements of ``WidgetTemplate`` without its types.
protocol TemplateKind: AnyObject, Sendable {
    var name: String { get }
    var isFraction: Bool { get }
    var fields: [Field] { get }
    func content(_ shared: ContentFields, _ reader: ObjectReader) -> any TemplateContent
    #if !hasFeature(Embedded)
        var presence: [[Field]] { get }
        var purpose: String { get }
        var draws: [Field] { get }
        var samples: TemplateSamples { get }
    #endif
}

private final class KindOf<Kind: WidgetTemplate>: TemplateKind {
    var name: String { Kind.name }
    var isFraction: Bool { Kind.isFraction }
    var fields: [Field] { Kind.Fields.all }

    func content(_ shared: ContentFields, _ reader: ObjectReader) -> any TemplateContent {
        ContentOf<Kind>(shared, Kind.Fields(reader))
    }

    #if !hasFeature(Embedded)
        var presence: [[Field]] { Kind.presence }
        var purpose: String { Kind.purpose }
        var draws: [Field] { Kind.draws }
        var samples: TemplateSamples { Kind.samples }
    #endif
}

/// A checked content together with the code of its template.
protocol TemplateContent: AnyObject, Sendable {
    func check(_ checker: inout ObjectChecker)
    var traits: TemplateTraits { get }
    func reading(at now: Instant, build: DeviceBuild) -> Reading
    func nextChange(_ view: View) -> Instant?
    func body(_ view: View) -> AnyTemplateBody
    func settled(_ content: JSONObject) -> JSONObject?
    #if !hasFeature(Embedded)
        func summary(at now: Instant) -> String?
    #endif
}

private final class ContentOf<Kind: WidgetTemplate>: TemplateContent {
    private let shared: ContentFields
    private let own: Kind.Fields

    init(_ shared: ContentFields, _ own: Kind.Fields) {
        self.shared = shared
        self.own = own
    }

    func check(_ checker: inout ObjectChecker) {
        let sets = Kind.presence
        let isThere = sets.contains { set in set.allSatisfy { checker.reader.value($0) != nil } }
        if !isThere, !sets.isEmpty { Kind.refuseAbsence(&checker) }
        Kind.check(shared, own, &checker)
    }

    var traits: TemplateTraits { Kind.traits(of: shared) }
    func reading(at now: Instant, build: DeviceBuild) -> Reading {
        Kind.reading(of: shared, own, at: now, build: build)
    }
    func nextChange(_ view: View) -> Instant? { Kind.nextChange(of: shared, own, view) }
    func body(_ view: View) -> AnyTemplateBody { AnyTemplateBody(Kind.body(of: shared, own, view)) }
    func settled(_ content: JSONObject) -> JSONObject? { Kind.settle(content, own) }
    #if !hasFeature(Embedded)
        func summary(at now: Instant) -> String? { Kind.summary(of: shared, own, at: now) }
    #endif
}
