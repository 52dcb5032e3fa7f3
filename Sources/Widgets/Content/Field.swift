/// One member of an object that people push: its name, its shape with the limits, and a sentence for documents.
///
/// Each field is declared once. The checks, the names in error messages, the command line, the OpenAPI document, the field
/// tables and the fuzzer's dictionary are made from these declarations.
public struct Field: Sendable {
    /// The name as the compiler keeps it: without memory to free, so that tables of fields are constants of the program.
    let key: StaticString
    /// The values that are accepted.
    public let shape: FieldShape
    /// Whether the member must be set.
    public let isRequired: Bool
    #if !hasFeature(Embedded)
        /// A sentence for documents.
        ///
        /// The browser's module leaves it out, as nothing there shows it.
        public var summary: String { text.description }
        private let text: StaticString
    #endif

    /// The member's name on the wire.
    public var name: String { key.description }

    /// Declares a field.
    ///
    /// - Parameters:
    ///   - key: The member's name.
    ///   - shape: The values that are accepted.
    ///   - isRequired: Whether the member must be set; false by default.
    ///   - summary: A sentence for documents, in Markdown.
    @inline(__always)
    init(_ key: StaticString, _ shape: FieldShape, isRequired: Bool = false, _ summary: @autoclosure () -> StaticString) {
        self.key = key
        self.shape = shape
        self.isRequired = isRequired
        #if !hasFeature(Embedded)
            text = summary()
        #endif
    }
}

/// The values that a field accepts.
///
/// Words and objects are named by closures, which the compiler can put into a constant table.
public enum FieldShape: Sendable {
    /// The name of a template.
    case template
    /// A string of at most `limit` code points; empty counts as not set.
    case text(limit: Int)
    /// A string of 1 to `limit` code points that is not blank.
    case words(limit: Int)
    /// A finite number.
    case number
    /// A whole number within a range.
    case integer(ClosedRange<Int>, unit: StaticString)
    /// `true` or `false`.
    case flag
    /// An RFC 3339 date from 2000 on, at most 366 days ahead.
    case date
    /// One of these words; empty counts as not set.
    case choice(@Sendable () -> [String])
    /// A named color or its hexadecimal digits.
    case color
    /// An address that a device may open, of at most `limit` code points.
    case address(limit: Int)
    /// Header fields of HTTP, of at most `limit` bytes in all.
    case headers(limit: Int)
    /// An object of known members.
    case object(@Sendable () -> ObjectShape)
    /// An array of at most `limit` such objects, each called by `noun` in messages.
    case objects(@Sendable () -> ObjectShape, limit: Int, noun: StaticString)
    /// The name of a widget in addresses; see ``Slug``.
    case slug
    /// The content of a widget.
    case content

    /// The largest number of code points, bytes or elements; nil where nothing is counted.
    public var limit: Int? {
        switch self {
        case .text(let limit), .words(let limit), .address(let limit), .headers(let limit), .objects(_, let limit, _):
            limit
        default: nil
        }
    }

    #if !hasFeature(Embedded)
        /// The object, or each of the objects, that the field holds; nil for any other field.
        public var object: ObjectShape? {
            switch self {
            case .object(let shape), .objects(let shape, _, _): shape()
            default: nil
            }
        }
    #endif
}

/// An object whose members are known, such as a timer or a row.
///
/// A class, so that the shapes of the contract are constants of the program.
public final class ObjectShape: Sendable {
    private let key: StaticString
    /// The members that it may have.
    public let fields: FieldSet
    /// Checks what depends on several members; called after each member was checked by itself.
    let rule: (@Sendable (inout ObjectChecker) -> Void)?

    /// The object's name in documents, such as `Timer`.
    public var name: String { key.description }

    /// Declares an object of these members.
    init(_ key: StaticString, _ fields: [Field], rule: (@Sendable (inout ObjectChecker) -> Void)? = nil) {
        self.key = key
        self.fields = FieldSet(fields)
        self.rule = rule
    }
}

/// The members that an object may have, each once, in the order in which they are checked.
public struct FieldSet: Sendable {
    /// The fields.
    public let fields: [Field]

    /// Their names, in the same order.
    public var names: [String] { fields.map { $0.name } }

    /// A set of fields whose names differ.
    init(_ fields: [Field]) {
        self.fields = fields
    }

    /// The field of a name; nil when there is none.
    public subscript(name: String) -> Field? {
        index(of: name).map { fields[$0] }
    }

    /// Whether there is a field of a name.
    func contains(_ name: String) -> Bool {
        index(of: name) != nil
    }

    private func index(of name: String) -> Int? {
        for index in fields.indices where name.hasSameBytes(as: fields[index].key) { return index }
        return nil
    }
}
