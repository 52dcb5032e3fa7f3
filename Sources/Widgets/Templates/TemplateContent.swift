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

/// The content of one template.
final class ContentOf<Kind: WidgetTemplate>: TemplateContent {
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
