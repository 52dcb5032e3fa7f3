internal import Widgets

/// Writes JSON schemas (2020-12), as OpenAPI 3.1 has them.
enum Schema {
    /// A schema among the components of the document.
    static func named(_ name: String) -> JSON {
        .reference(to: "schemas", name)
    }

    /// A string.
    ///
    /// - Parameters:
    ///   - lengths: The numbers of code points that are accepted; any by default.
    ///   - pattern: A regular expression that finds something in each accepted string; none by default.
    /// - Returns: The schema.
    static func string(_ lengths: ClosedRange<Int>? = nil, pattern: String? = nil) -> JSON {
        var schema: JSONObject = ["type": "string"]
        if let lengths, lengths.lowerBound > 0 { schema["minLength"] = .number(JSONNumber(lengths.lowerBound)) }
        if let lengths { schema["maxLength"] = .number(JSONNumber(lengths.upperBound)) }
        schema["pattern"] = pattern.map { .string($0) }
        return .object(schema)
    }

    /// A whole number within a range.
    static func integer(_ range: ClosedRange<Int>) -> JSON {
        [
            "type": "integer", "minimum": .number(JSONNumber(range.lowerBound)),
            "maximum": .number(JSONNumber(range.upperBound)),
        ]
    }

    /// A whole number from a minimum on.
    static func integer(from minimum: Int) -> JSON {
        ["type": "integer", "minimum": .number(JSONNumber(minimum))]
    }

    /// One of these strings.
    static func words(_ words: [String]) -> JSON {
        ["type": "string", "enum": .array(words.map { .string($0) })]
    }

    /// One value and no other.
    static func constant(_ value: JSON) -> JSON {
        ["const": value]
    }

    /// An array.
    ///
    /// - Parameters:
    ///   - element: The schema of the elements.
    ///   - limit: The maximum number of elements; any by default.
    /// - Returns: The schema.
    static func array(of element: JSON, limit: Int? = nil) -> JSON {
        var schema: JSONObject = ["type": "array"]
        schema["maxItems"] = limit.map { .number(JSONNumber($0)) }
        schema["items"] = element
        return .object(schema)
    }

    /// An object without other members.
    ///
    /// - Parameters:
    ///   - required: The members that are always there.
    ///   - optional: The members that may be missing; none by default.
    /// - Returns: The schema.
    static func object(_ required: JSONObject, optional: JSONObject = [:]) -> JSON {
        var schema: JSONObject = ["type": "object", "additionalProperties": false]
        if !required.members.isEmpty { schema["required"] = .array(required.members.map { .string($0.name) }) }
        var properties = required
        for member in optional.members { properties[member.name] = member.value }
        if !properties.members.isEmpty { schema["properties"] = .object(properties) }
        return .object(schema)
    }

    /// The schema, or null.
    static func orNull(_ schema: JSON) -> JSON {
        ["anyOf": [schema, ["type": "null"]]]
    }
}

extension JSON {
    /// A reference to a component of the document.
    static func reference(to section: String, _ name: String) -> JSON {
        ["$ref": .string("#/components/\(section)/\(name)")]
    }

    /// This object with a member set; setting nil leaves it as it is.
    func with(_ name: String, _ value: JSON?) -> JSON {
        guard let value, case .object(var members) = self else { return self }
        members[name] = value
        return .object(members)
    }

    /// This schema, parameter or header with a sentence that describes it.
    func described(_ text: String) -> JSON {
        with("description", text.isEmpty ? nil : .string(text))
    }
}

/// A whole number as documents write it, with commas between thousands.
struct Grouped: CustomStringConvertible {
    private let number: Int

    /// A number of 0 or more.
    init(_ number: Int) {
        self.number = number
    }

    /// The digits, such as `65,536`.
    var description: String {
        let digits = Array(String(number))
        return digits.indices.map { index in
            let rest = digits.count - index
            return (index > 0 && rest.isMultiple(of: 3) ? "," : "") + String(digits[index])
        }.joined()
    }
}
