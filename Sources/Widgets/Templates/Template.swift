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
