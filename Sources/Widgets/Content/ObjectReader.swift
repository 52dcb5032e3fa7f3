/// Reads the members of one JSON object by the rules of its fields and collects every fault on the way.
///
/// A member that is null is not set, and so is an empty string, where nothing else is said. A faulty member reads as not
/// set, so that the rest can still be checked in the same pass. Faults are placed relative to the object; the caller puts
/// the object's own place before, so that no path is built while all is well.
struct ObjectReader {
    let object: JSONObject
    /// The instant that dates are measured against; nil for stored contents, whose dates keep no bounds.
    let now: Instant?
    var faults = Faults()

    /// How many unknown members are faults, so that many of them leave room for what else is wrong.
    static let unknownLimit = 16

    /// Reads `object`, refusing members that are not in `known`.
    init(_ object: JSONObject, known: FieldSet, now: Instant?) {
        self.object = object
        self.now = now
        for member in object.members where !known.names.containsBytes(of: member.name) {
            guard faults.count < ObjectReader.unknownLimit else { break }
            let name = member.name.firstCodePoints(64)
            let hint =
                name.nearest(of: known.names).map { "did you mean \"\($0)\"?" }
                ?? "known are \(known.names.joined(by: ", "))"
            faults.add(Fault(location: name, message: "\"\(name)\" is not known here; \(hint)"))
        }
    }

    /// The member's value, or nil when it is absent or null.
    func value(_ field: Field) -> JSON? {
        guard let value = object[field.name], !value.isNull else { return nil }
        return value
    }

    /// A text, as long as it likes; empty counts as not set.
    private mutating func anyText(_ field: Field) -> String? {
        guard let value = value(field) else { return nil }
        guard case .string(let text) = value else {
            return refuse(field, value, "must be a string, not \(value.typeName)")
        }
        return text.isEmpty ? nil : text
    }

    /// A text within the field's limit; empty counts as not set.
    mutating func text(_ field: Field) -> String? {
        guard let text = anyText(field) else { return nil }
        guard let limit = field.shape.limit, text.codePoints(exceed: limit) else { return text }
        let count = text.unicodeScalars.count
        return refuse(field, .string(text), "is \(count) characters long; at most \(limit) are allowed")
    }

    /// A text within the field's limit that must be there.
    mutating func requiredText(_ field: Field) -> String? {
        let before = faults.count
        if let text = text(field) { return text }
        guard faults.count == before else { return nil }
        return refuse(field, value(field), "is required: \(ObjectReader.lengths(field))")
    }

    /// A text within the field's limit that must be there and must not be blank.
    mutating func requiredWords(_ field: Field) -> String? {
        guard let text = requiredText(field) else { return nil }
        guard !text.isBlank else {
            return refuse(field, .string(text), "must not be blank: \(ObjectReader.lengths(field))")
        }
        return text
    }

    private static func lengths(_ field: Field) -> String {
        "a string of 1 to \(field.shape.limit ?? 0) characters"
    }

    /// A finite number.
    mutating func number(_ field: Field) -> Double? {
        guard let value = value(field) else { return nil }
        guard case .number(let number) = value else {
            return refuse(field, value, "must be a number, not \(value.typeName)")
        }
        guard let double = number.double else {
            return refuse(field, value, "is too large; the largest number is about 1.8e308")
        }
        return double
    }

    /// A number from 0 to 1.
    mutating func fraction(_ field: Field) -> Double? {
        guard let number = number(field) else { return nil }
        guard (0...1).contains(number) else {
            return refuse(field, value(field), "must be a fraction from 0 to 1; send 42% as 0.42")
        }
        return number
    }

    /// A whole number within the field's range.
    mutating func integer(_ field: Field) -> Int? {
        guard let value = value(field), case .integer(let range, let unit) = field.shape else { return nil }
        if case .number(let number) = value, let integer = number.integer, range.contains(integer) { return integer }
        let rule = "must be a whole number of \(unit) from \(range.lowerBound) to \(range.upperBound)"
        guard case .number = value else { return refuse(field, value, "\(rule), not \(value.typeName)") }
        return refuse(field, value, rule)
    }

    /// A boolean.
    mutating func flag(_ field: Field) -> Bool? {
        guard let value = value(field) else { return nil }
        guard case .bool(let flag) = value else {
            return refuse(field, value, "must be true or false, not \(value.typeName)")
        }
        return flag
    }

    /// An RFC 3339 date from 2000 on that lies at most 366 days after `now`; an empty text is a fault, not "not set".
    mutating func date(_ field: Field) -> Instant? {
        guard let value = value(field) else { return nil }
        guard case .string(let text) = value else {
            let rule = "must be a date as text, like \"2026-03-01T10:00:00Z\""
            return refuse(field, value, "\(rule), not \(value.typeName)")
        }
        let instant: Instant
        do {
            instant = try Instant(rfc3339: text)
        } catch {
            return refuse(field, value, "is not an RFC 3339 date: \(error)")
        }
        guard let now else { return instant }
        guard instant >= ObjectReader.firstDate else {
            return refuse(field, value, "must not be before 2000-01-01T00:00:00Z")
        }
        guard instant <= now.adding(seconds: 366 * 86_400) else {
            return refuse(field, value, "must not be more than 366 days ahead of now")
        }
        return instant
    }

    /// 2000-01-01T00:00:00Z.
    private static let firstDate = Instant(seconds: 946_684_800)

    /// One of the field's words as a value of its type; empty counts as not set.
    mutating func choice<Word: RawRepresentable>(_ field: Field, _: Word.Type) -> Word? where Word.RawValue == String {
        choice(field).flatMap { Word(rawValue: $0) }
    }

    /// One of the field's words; empty counts as not set.
    mutating func choice(_ field: Field) -> String? {
        guard let text = anyText(field), case .choice(let words) = field.shape else { return nil }
        guard !words.containsBytes(of: text) else { return text }
        return refuse(field, .string(text), "must be one of \(words.joined(by: ", "))")
    }

    /// A color by name or in hexadecimal.
    mutating func color(_ field: Field) -> Colour? {
        guard let text = anyText(field) else { return nil }
        if let color = Colour(text) { return color }
        let names = NamedColour.allCases.map { $0.rawValue }.joined(by: ", ")
        return refuse(
            field,
            .string(text),
            "must be 6 or 8 hexadecimal digits (RRGGBB or RRGGBBAA, with or without #) or one of \(names)"
        )
    }

    /// An object of known members, made by `make` from a reader of its own; nil when it is not set or faulty.
    mutating func object<Value>(_ field: Field, _ make: (inout ObjectReader) -> Value?) -> Value? {
        guard let value = value(field), case .object(let shape) = field.shape else { return nil }
        guard case .object(let object) = value else {
            return refuse(field, value, "must be an object, not \(value.typeName)")
        }
        var inner = ObjectReader(object, known: shape.fields, now: now)
        let made = make(&inner)
        shape.rule?(&inner)
        faults.add(inner.faults, inside: field.name)
        return made
    }

    /// An array of objects, each made by `make`; those with faults are left out, and all of them when there are too many.
    mutating func objects<Value>(_ field: Field, _ make: (inout ObjectReader) -> Value?) -> [Value] {
        guard let value = value(field), case .objects(let shape, let limit, let noun) = field.shape else { return [] }
        guard case .array(let elements) = value else {
            return refuse(field, value, "must be an array, not \(value.typeName)") ?? []
        }
        if elements.count > limit {
            let _: Value? = refuse(field, nil, "holds \(elements.count) \(noun)s; at most \(limit) are allowed")
        }
        var values: [Value] = []
        values.reserveCapacity(min(elements.count, limit))
        for (index, element) in elements.enumerated() {
            guard case .object(let object) = element else {
                let required = shape.fields.fields.filter { $0.isRequired }.map { $0.name }.joined(by: " and ")
                let message = "a \(noun) must be an object with \(required), not \(element.typeName)"
                faults.add(Fault(location: "\(field.name)[\(index)]", message: message, value: element))
                continue
            }
            var inner = ObjectReader(object, known: shape.fields, now: now)
            if let value = make(&inner) { values.append(value) }
            shape.rule?(&inner)
            if !inner.faults.isEmpty { faults.add(inner.faults, inside: "\(field.name)[\(index)]") }
        }
        return elements.count <= limit ? values : []
    }

    /// Checks a member by its shape alone; for fields that the content's own template does not read.
    mutating func check(_ field: Field) {
        switch field.shape {
        case .template, .content, .slug: break
        case .text: _ = field.isRequired ? requiredText(field) : text(field)
        case .words: _ = requiredWords(field)
        case .number: if number(field) == nil, field.isRequired { require(field, "a number") }
        case .integer: _ = integer(field)
        case .flag: _ = flag(field)
        case .date: _ = field.isRequired ? requiredDate(field) : date(field)
        case .choice: _ = choice(field)
        case .color: _ = color(field)
        case .address: _ = address(field)
        case .headers: _ = headers(field)
        case .object(let shape): _ = object(field) { ObjectReader.check(shape, &$0) }
        case .objects(let shape, _, _): _ = objects(field) { ObjectReader.check(shape, &$0) }
        }
    }

    private static func check(_ shape: ObjectShape, _ reader: inout ObjectReader) -> Bool? {
        for field in shape.fields.fields { reader.check(field) }
        return true
    }

    /// A date that must be there.
    mutating func requiredDate(_ field: Field) -> Instant? {
        if value(field) == nil { require(field, "an RFC 3339 date") }
        return date(field)
    }

    /// Adds a fault where a member is not set.
    mutating func require(_ field: Field, _ kind: String) {
        guard value(field) == nil else { return }
        let _: Bool? = refuse(field, nil, "is required: \(kind)")
    }

    /// Adds a fault at a member and reads it as not set.
    mutating func refuse<Value>(_ field: Field, _ value: JSON?, _ message: String) -> Value? {
        faults.add(Fault(location: field.name, message: "\(field.name) \(message)", value: value))
        return nil
    }
}
