/// Reads the members of one JSON object by the rules of the contract and collects every fault on the way.
///
/// A member that is null is not set, and so is an empty string, where nothing else is said. A faulty member reads as not
/// set, so that the rest can still be checked in the same pass.
struct ObjectReader {
    let object: JSONObject
    let location: String
    var faults = Faults()

    /// Reads `object`, refusing members that are not in `names`.
    init(_ object: JSONObject, at location: String, names: [String]) {
        self.object = object
        self.location = location
        for member in object.members where !names.contains(where: member.name.hasSameBytes) {
            add(member.name, "is not a member that is known here; known are \(names.joined(separator: ", "))")
        }
    }

    /// The member's value, or nil when it is absent or null.
    func value(_ name: String) -> JSON? {
        guard let value = object[name], !value.isNull else { return nil }
        return value
    }

    /// A text of at most `limit` code points; empty counts as not set.
    mutating func text(_ name: String, limit: Int) -> String? {
        guard let value = value(name) else { return nil }
        guard case .string(let text) = value else {
            return refuse(name, value, "must be a string, not \(value.typeName)")
        }
        guard !text.codePoints(exceed: limit) else {
            return refuse(
                name,
                value,
                "is \(text.unicodeScalars.count) characters long; at most \(limit) are allowed"
            )
        }
        return text.isEmpty ? nil : text
    }

    /// A text that must be there and must not be blank.
    mutating func requiredText(_ name: String, limit: Int) -> String? {
        let before = faults.list.count
        let text = text(name, limit: limit)
        guard faults.list.count == before else { return nil }
        guard let text, !text.isBlank else {
            return refuse(name, value(name), "is required: a string that is not blank, at most \(limit) characters")
        }
        return text
    }

    /// A finite number.
    mutating func number(_ name: String) -> Double? {
        guard let value = value(name) else { return nil }
        guard case .number(let number) = value else {
            return refuse(name, value, "must be a number, not \(value.typeName)")
        }
        guard let double = number.double else {
            return refuse(name, value, "is too large for a number; it must be finite")
        }
        return double
    }

    /// A whole number within a range.
    mutating func integer(_ name: String, in range: ClosedRange<Int>, unit: String) -> Int? {
        guard let value = value(name) else { return nil }
        guard case .number(let number) = value, let integer = number.integer else {
            return refuse(name, value, "must be a whole number of \(unit), not \(value.typeName)")
        }
        guard range.contains(integer) else {
            return refuse(name, value, "must be from \(range.lowerBound) to \(range.upperBound) \(unit)")
        }
        return integer
    }

    /// A boolean.
    mutating func flag(_ name: String) -> Bool? {
        guard let value = value(name) else { return nil }
        guard case .bool(let flag) = value else {
            return refuse(name, value, "must be true or false, not \(value.typeName)")
        }
        return flag
    }

    /// An RFC 3339 date; an empty text is a fault here, not "not set".
    mutating func instant(_ name: String) -> Instant? {
        guard let value = value(name) else { return nil }
        guard case .string(let text) = value else {
            return refuse(
                name,
                value,
                "must be a date as text like \"2026-03-01T10:00:00Z\", not \(value.typeName)"
            )
        }
        do {
            return try Instant(rfc3339: text)
        } catch {
            return refuse(name, value, "is not an RFC 3339 date: \(error)")
        }
    }

    /// One of the words of an enumeration; empty counts as not set.
    mutating func word<Word: RawRepresentable & CaseIterable>(_ name: String, _: Word.Type) -> Word?
    where Word.RawValue == String {
        guard let text = text(name, limit: 128) else { return nil }
        if let word = Word(rawValue: text) { return word }
        return refuse(
            name,
            .string(text),
            "must be one of \(Word.allCases.map { $0.rawValue }.joined(separator: ", "))"
        )
    }

    /// The reader of an object member, or nil when it is not set.
    mutating func reader(_ name: String, names: [String]) -> ObjectReader? {
        guard let value = value(name) else { return nil }
        guard case .object(let object) = value else {
            return refuse(name, value, "must be an object, not \(value.typeName)")
        }
        return ObjectReader(object, at: "\(location).\(name)", names: names)
    }

    /// Adds the faults that an inner reader found.
    mutating func take(_ inner: ObjectReader) {
        for fault in inner.faults.list { faults.add(fault) }
    }

    /// Adds a fault at a member and reads it as not set.
    mutating func refuse<Value>(_ name: String, _ value: JSON?, _ message: String) -> Value? {
        faults.add(Fault(location: "\(location).\(name)", message: "\(name) \(message)", value: value))
        return nil
    }

    private mutating func add(_ name: String, _ message: String) {
        let short = String(String.UnicodeScalarView(name.unicodeScalars.prefix(64)))
        faults.add(Fault(location: "\(location).\(short)", message: "\(short) \(message)"))
    }
}
