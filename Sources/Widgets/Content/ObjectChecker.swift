/// Checks the members of one JSON object by the shapes of its fields and collects every fault.
///
/// A faulty member does not keep the rest from being checked. Faults are placed relative to the object; the caller puts
/// the object's own place before, so that no path is built while all is well.
struct ObjectChecker {
    let reader: ObjectReader
    /// The instant that dates are measured against.
    let now: Instant
    var faults = Faults()

    /// How many unknown members are faults, so that many of them leave room for what else is wrong.
    static let unknownLimit = 16

    /// Begins to check `object` by refusing members that are not in `known`.
    init(_ object: JSONObject, known: FieldSet, now: Instant) {
        reader = ObjectReader(object)
        self.now = now
        for member in object.members where !known.contains(member.name) {
            guard faults.count < ObjectChecker.unknownLimit else { break }
            let name = member.name.firstCodePoints(64)
            let names = known.names
            let hint =
                name.nearest(of: names).map { "did you mean \"\($0)\"?" } ?? "known are \(names.joined(by: ", "))"
            faults.add(Fault(location: name, message: "\"\(name)\" is not known here; \(hint)"))
        }
    }

    /// Checks each member by itself.
    mutating func check(_ known: FieldSet) {
        for index in known.fields.indices { check(known.fields[index]) }
    }

    /// Checks one member by itself; a template, a slug and a content have checks of their own.
    mutating func check(_ field: Field) {
        guard let value = reader.value(field) else { return checkAbsence(field) }
        switch field.shape {
        case .template, .slug, .content: break
        case .text, .words, .choice, .color, .address: checkString(field, value)
        case .number:
            guard case .number = value else { return refuse(field, "a number", value) }
            if value.double == nil { refuse(field, value, "is too large; the largest number is about 1.8e308") }
        case .integer:
            guard reader.integer(field) == nil else { return }
            guard case .number = value else { return refuse(field, field.shape.requirement, value) }
            refuse(field, value, "must be \(field.shape.requirement)")
        case .flag: if reader.flag(field) == nil { refuse(field, field.shape.requirement, value) }
        case .date: checkDate(field, value)
        case .headers(let limit): checkHeaders(field, value, limit)
        case .object(let shape):
            guard case .object(let object) = value else { return refuse(field, "an object", value) }
            faults.add(faults(of: object, shape()), inside: field.name)
        case .objects(let shape, let limit, let noun): checkObjects(field, value, shape(), limit, noun.description)
        }
    }

    private mutating func checkAbsence(_ field: Field) {
        switch field.shape {
        case .template, .slug, .content: break
        default: if field.isRequired { refuse(field, nil, "is required: \(field.shape.requirement)") }
        }
    }

    private mutating func checkString(_ field: Field, _ value: JSON) {
        guard case .string(let text) = value else { return refuse(field, "a string", value) }
        let shape = field.shape
        if text.isEmpty {
            if field.isRequired { refuse(field, value, "is required: \(shape.requirement)") }
        } else if let limit = shape.limit, text.codePoints(exceed: limit) {
            refuse(field, value, "is \(text.unicodeScalars.count) characters long; at most \(limit) are allowed")
        } else if case .words = shape, text.isBlank {
            refuse(field, value, "must not be blank: \(shape.requirement)")
        } else if case .choice(let words) = shape, !words().containsBytes(of: text) {
            refuse(field, value, "must be \(shape.requirement)")
        } else if case .color = shape, Color(text) == nil {
            refuse(field, value, "must be \(shape.requirement)")
        } else if case .address = shape {
            do throws(ActionURL.Refusal) {
                _ = try ActionURL(text)
            } catch {
                refuse(field, value, error.rawValue)
            }
        }
    }

    /// Checks a date; an empty text is a fault, not "not set".
    private mutating func checkDate(_ field: Field, _ value: JSON) {
        guard case .string(let text) = value else {
            return refuse(field, "a date as text, like \"2026-03-01T10:00:00Z\"", value)
        }
        do throws(RFC3339Error) {
            if let reason = refusal(of: try Instant(rfc3339: text)) { refuse(field, value, reason) }
        } catch {
            refuse(field, value, "is not an RFC 3339 date: \(error)")
        }
    }

    /// The reason why a date is out of bounds, from 2000 on and at most 366 days after now; nil within them.
    func refusal(of instant: Instant) -> String? {
        if instant < ObjectChecker.firstDate { return "must not be before 2000-01-01T00:00:00Z" }
        if instant > now.adding(seconds: 366 * 86_400) { return "must not be more than 366 days ahead of now" }
        return nil
    }

    /// 2000-01-01T00:00:00Z.
    private static let firstDate = Instant(seconds: 946_684_800)

    private func faults(of object: JSONObject, _ shape: ObjectShape) -> Faults {
        var inner = ObjectChecker(object, known: shape.fields, now: now)
        inner.check(shape.fields)
        shape.rule?(&inner)
        return inner.faults
    }

    private mutating func checkObjects(
        _ field: Field,
        _ value: JSON,
        _ shape: ObjectShape,
        _ limit: Int,
        _ noun: String
    ) {
        guard case .array(let elements) = value else { return refuse(field, "an array", value) }
        if elements.count > limit {
            refuse(field, nil, "holds \(elements.count) \(noun)s; at most \(limit) are allowed")
        }
        for (index, element) in elements.enumerated() {
            let place = "\(field.name)[\(index)]"
            guard case .object(let object) = element else {
                let required = shape.fields.fields.filter { $0.isRequired }.map { $0.name }.joined(by: " and ")
                let message = "a \(noun) must be an object with \(required), not \(element.typeName)"
                faults.add(Fault(location: place, message: message, value: element))
                continue
            }
            faults.add(faults(of: object, shape), inside: place)
        }
    }

    /// Adds a fault at a member.
    mutating func refuse(_ field: Field, _ value: JSON?, _ message: String) {
        faults.add(Fault(location: field.name, message: "\(field.name) \(message)", value: value))
    }

    /// Adds the fault of a member of another type than is wanted.
    private mutating func refuse(_ field: Field, _ wanted: String, _ value: JSON) {
        refuse(field, value, "must be \(wanted), not \(value.typeName)")
    }
}

extension FieldShape {
    /// The accepted values in words, to follow "must be".
    fileprivate var requirement: String {
        switch self {
        case .text(let limit), .words(let limit), .address(let limit): "a string of 1 to \(limit) characters"
        case .number: "a number"
        case .integer(let range, let unit):
            "a whole number of \(unit) from \(range.lowerBound) to \(range.upperBound)"
        case .flag: "true or false"
        case .date: "an RFC 3339 date"
        case .choice(let words): "one of \(words().joined(by: ", "))"
        case .color:
            "6 or 8 hexadecimal digits (RRGGBB or RRGGBBAA, with or without #) or one of "
                + NamedColor.allCases.map { $0.rawValue }.joined(by: ", ")
        case .objects: "an array"
        case .template, .headers, .object, .slug, .content: "an object"
        }
    }
}
