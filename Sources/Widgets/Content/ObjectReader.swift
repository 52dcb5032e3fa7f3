/// Reads the members of one JSON object by the shapes of its fields.
///
/// A member that is null, an empty string or against its shape reads as not set. ``ObjectChecker`` says what is wrong with
/// it; contents that were stored are only read.
struct ObjectReader {
    let object: JSONObject
    /// A bit for each length that the name of a member has: most fields are not set, and need no look at the names.
    private let lengths: UInt64

    init(_ object: JSONObject) {
        self.object = object
        var lengths: UInt64 = 0
        for index in object.members.indices { lengths |= 1 << UInt64(object.members[index].name.utf8.count & 63) }
        self.lengths = lengths
    }

    /// The member's value, or nil when it is absent or null.
    func value(_ field: Field) -> JSON? {
        guard lengths >> UInt64(field.key.utf8CodeUnitCount & 63) & 1 == 1, let value = object[field.key], !value.isNull
        else { return nil }
        return value
    }

    /// A text that is not empty and keeps the field's limit.
    func text(_ field: Field) -> String? {
        guard case .string(let text)? = value(field), !text.isEmpty else { return nil }
        if let limit = field.shape.limit, text.codePoints(exceed: limit) { return nil }
        return text
    }

    /// A text within the field's limit that is not blank.
    func words(_ field: Field) -> String? {
        guard let text = text(field), !text.isBlank else { return nil }
        return text
    }

    /// A finite number.
    func number(_ field: Field) -> Double? {
        value(field)?.double
    }

    /// A number from 0 to 1.
    func fraction(_ field: Field) -> Double? {
        guard let number = number(field), (0...1).contains(number) else { return nil }
        return number
    }

    /// A whole number within the field's range.
    func integer(_ field: Field) -> Int? {
        guard case .number(let number)? = value(field), case .integer(let range, _) = field.shape,
            let integer = number.integer, range.contains(integer)
        else { return nil }
        return integer
    }

    /// A boolean.
    func flag(_ field: Field) -> Bool? {
        guard case .bool(let flag)? = value(field) else { return nil }
        return flag
    }

    /// An RFC 3339 date, however far from now.
    func date(_ field: Field) -> Instant? {
        guard case .string(let text)? = value(field) else { return nil }
        return try? Instant(rfc3339: text)
    }

    /// One of the words of a type.
    func choice<Word: RawRepresentable>(_ field: Field, _: Word.Type) -> Word? where Word.RawValue == String {
        text(field).flatMap { Word(rawValue: $0) }
    }

    /// A color by name or in hexadecimal.
    func color(_ field: Field) -> Color? {
        text(field).flatMap { Color($0) }
    }

    /// An address that a device may open.
    func address(_ field: Field) -> ActionURL? {
        text(field).flatMap { try? ActionURL($0) }
    }

    /// An object of known members, made by `make` from a reader of its own.
    func object<Value>(_ field: Field, _ make: (ObjectReader) -> Value?) -> Value? {
        guard case .object(let object)? = value(field) else { return nil }
        return make(ObjectReader(object))
    }

    /// An array of objects, each made by `make`, without those that cannot be made; none when there are too many.
    func objects<Value>(_ field: Field, _ make: (ObjectReader) -> Value?) -> [Value] {
        guard case .array(let elements)? = value(field), elements.count <= field.shape.limit ?? 0 else { return [] }
        return elements.compactMap { element in
            element.object.flatMap { make(ObjectReader($0)) }
        }
    }
}
