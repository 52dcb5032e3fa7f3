/// The body of a drawn widget, whatever its template.
public struct AnyTemplateBody: Sendable {
    private let box: any TemplateBodyBox

    init<Body: TemplateBody>(_ body: Body) {
        box = BoxOf(body)
    }

    /// The measurement that is shown.
    public var reading: Reading { box.reading }

    /// The measurement as the reader's locale writes it; nil without one.
    public var readingText: String? { box.readingText }

    /// The role of the drawing to assistive technology.
    public var role: AccessibilityRole { box.role }

    /// The parts that a screen reader says, in order, but for the age of a stale widget.
    func spoken(_ card: Card) -> [String] { box.spoken(card) }

    /// Draws the card with the body on it.
    func draw(_ card: Card, on canvas: inout Canvas) { box.draw(card, on: &canvas) }

    #if !hasFeature(Embedded)
        /// Writes the card with the body for a terminal.
        func write(_ card: Card, to block: inout TerminalBlock) { box.write(card, to: &block) }

        /// The body as one of a template's type; nil when it is of another.
        func unwrapped<Body: TemplateBody>(_: Body.Type) -> Body? { (box as? BoxOf<Body>)?.body }
    #endif
}

#if !hasFeature(Embedded)
    extension AnyTemplateBody: Equatable {
        /// Whether both are of the same template and say the same.
        public static func == (left: AnyTemplateBody, right: AnyTemplateBody) -> Bool { left.box.isEqual(to: right) }
    }
#endif

private protocol TemplateBodyBox: AnyObject, Sendable {
    var reading: Reading { get }
    var readingText: String? { get }
    var role: AccessibilityRole { get }
    func spoken(_ card: Card) -> [String]
    func draw(_ card: Card, on canvas: inout Canvas)
    #if !hasFeature(Embedded)
        func write(_ card: Card, to block: inout TerminalBlock)
        func isEqual(to other: AnyTemplateBody) -> Bool
    #endif
}

private final class BoxOf<Body: TemplateBody>: TemplateBodyBox {
    let body: Body

    init(_ body: Body) {
        self.body = body
    }

    var reading: Reading { body.reading }
    var readingText: String? { body.readingText }
    var role: AccessibilityRole { body.role }
    func spoken(_ card: Card) -> [String] { body.spoken(card) }
    func draw(_ card: Card, on canvas: inout Canvas) { body.draw(card, on: &canvas) }
    #if !hasFeature(Embedded)
        func write(_ card: Card, to block: inout TerminalBlock) { body.write(card, to: &block) }
        func isEqual(to other: AnyTemplateBody) -> Bool { other.unwrapped(Body.self) == body }
    #endif
}
