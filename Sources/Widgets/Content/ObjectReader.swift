/// Reads the members of one JSON object by the rules of the contract and collects every fault on the way.
///
/// A member that is null is not set, and so is an empty string, where nothing else is said. A faulty member reads as not
/// set, so that the rest can still be checked in the same pass. Faults are placed relative to the object; whoever takes
/// them puts the object's own place before, so that no path is put together while all is well.
struct ObjectReader {
    let object: JSONObject
    var faults = Faults()

    /// How many unknown members are faults, so that many of them leave room for what else is wrong.
    static let unknownLimit = 16

    /// Reads `object`, refusing members that are not in `names`.
    init(_ object: JSONObject, names: [String]) {
        self.object = object
        for member in object.members where !names.containsBytes(of: member.name) {
            guard faults.count < ObjectReader.unknownLimit else { break }
            let name = member.name.firstCodePoints(64)
            let hint =
                name.nearest(of: names).map { "did you mean \"\($0)\"?" }
                ?? "known are \(names.joined(separator: ", "))"
            faults.add(Fault(location: name, message: "\"\(name)\" is not known here; \(hint)"))
        }
    }

    /// The member's value, or nil when it is absent or null.
    func value(_ name: String) -> JSON? {
        guard let value = object[name], !value.isNull else { return nil }
        return value
    }

    /// A text, as long as it likes; empty counts as not set.
    mutating func text(_ name: String) -> String? {
        guard let value = value(name) else { return nil }
        guard case .string(let text) = value else {
            return refuse(name, value, "must be a string, not \(value.typeName)")
        }
        return text.isEmpty ? nil : text
    }

    /// A text of at most `limit` code points; empty counts as not set.
    mutating func text(_ name: String, limit: Int) -> String? {
        guard let text = text(name) else { return nil }
        guard !text.codePoints(exceed: limit) else {
            let count = text.unicodeScalars.count
            return refuse(name, .string(text), "is \(count) characters long; at most \(limit) are allowed")
        }
        return text
    }

    /// A text of at most `limit` code points that must be there.
    mutating func requiredText(_ name: String, limit: Int) -> String? {
        let before = faults.count
        if let text = text(name, limit: limit) { return text }
        guard faults.count == before else { return nil }
        return refuse(name, value(name), "is required: a string of 1 to \(limit) characters")
    }

    /// A text of at most `limit` code points that must be there and must not be blank.
    mutating func requiredWords(_ name: String, limit: Int) -> String? {
        guard let text = requiredText(name, limit: limit) else { return nil }
        guard !text.isBlank else {
            return refuse(name, .string(text), "must not be blank: a string of 1 to \(limit) characters")
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
            return refuse(name, value, "is too large; the largest number is about 1.8e308")
        }
        return double
    }

    /// A whole number within a range.
    mutating func integer(_ name: String, in range: ClosedRange<Int>, unit: String) -> Int? {
        guard let value = value(name) else { return nil }
        if case .number(let number) = value, let integer = number.integer, range.contains(integer) { return integer }
        let rule = "must be a whole number of \(unit) from \(range.lowerBound) to \(range.upperBound)"
        guard case .number = value else { return refuse(name, value, "\(rule), not \(value.typeName)") }
        return refuse(name, value, rule)
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
            let rule = "must be a date as text, like \"2026-03-01T10:00:00Z\""
            return refuse(name, value, "\(rule), not \(value.typeName)")
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
        guard let text = text(name) else { return nil }
        if let word = Word(rawValue: text) { return word }
        let words = Word.allCases.map { $0.rawValue }.joined(separator: ", ")
        return refuse(name, .string(text), "must be one of \(words)")
    }

    /// The reader of an object member, or nil when it is not set.
    mutating func reader(_ name: String, names: [String]) -> ObjectReader? {
        guard let value = value(name) else { return nil }
        guard case .object(let object) = value else {
            return refuse(name, value, "must be an object, not \(value.typeName)")
        }
        return ObjectReader(object, names: names)
    }

    /// Adds the faults that the reader of a member found.
    mutating func take(_ inner: ObjectReader, from name: String) {
        faults.add(inner.faults, inside: name)
    }

    /// Adds a fault at a member and reads it as not set.
    mutating func refuse<Value>(_ name: String, _ value: JSON?, _ message: String) -> Value? {
        faults.add(Fault(location: name, message: "\(name) \(message)", value: value))
        return nil
    }
}
