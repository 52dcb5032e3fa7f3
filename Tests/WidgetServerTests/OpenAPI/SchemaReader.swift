import Testing
import Widgets

/// Says whether a value keeps a JSON Schema (2020-12), for the keywords that the document uses.
///
/// A keyword that is not known here is an error, so that no rule of the document goes unread.
final class SchemaReader {
    private let description: Description
    /// Compiled patterns, and what was found already: most of a body is the same from one value to the next.
    private var patterns: [String: Regex<AnyRegexOutput>] = [:]
    private var matches: [[String]: Bool] = [:]

    init(_ description: Description) {
        self.description = description
    }

    /// Whether the value keeps the schema.
    func accepts(_ value: JSON, _ schema: JSON) throws -> Bool {
        if case .bool(let flag) = schema { return flag }
        return try (schema.object?.members ?? []).allSatisfy { try keeps($0.name, $0.value, of: schema, value) }
    }

    private func keeps(_ keyword: String, _ rule: JSON, of schema: JSON, _ value: JSON) throws -> Bool {
        switch keyword {
        case "description", "examples", "then", "else": true
        case "$ref": try accepts(value, description.resolved(schema))
        case "type": (rule.string.map { [$0] } ?? rule.elements.compactMap { $0.string }).contains { isType($0, value) }
        case "const": rule == value
        case "enum": rule.elements.contains(value)
        case "format": try hasFormat(#require(rule.string), value)
        case "not": try !accepts(value, rule)
        case "allOf": try rule.elements.allSatisfy { try accepts(value, $0) }
        case "anyOf": try rule.elements.contains { try accepts(value, $0) }
        case "if": try schema[accepts(value, rule) ? "then" : "else"].map { try accepts(value, $0) } ?? true
        case "minimum": try number(value).map { $0 >= (try #require(number(rule))) } ?? true
        case "maximum": try number(value).map { $0 <= (try #require(number(rule))) } ?? true
        case "minLength": try value.string.map { $0.unicodeScalars.count >= (try limit(rule)) } ?? true
        case "maxLength": try value.string.map { $0.unicodeScalars.count <= (try limit(rule)) } ?? true
        case "pattern": try value.string.map { try matches($0, #require(rule.string)) } ?? true
        case "minItems": try array(value).map { $0.count >= (try limit(rule)) } ?? true
        case "maxItems": try array(value).map { $0.count <= (try limit(rule)) } ?? true
        case "items": try value.elements.allSatisfy { try accepts($0, rule) }
        case "required":
            value.object.map { object in rule.elements.allSatisfy { object.contains($0.string ?? "") } } ?? true
        case "properties", "patternProperties", "additionalProperties":
            try value.object.map { try $0.members.allSatisfy { try keeps(keyword, rule, of: schema, $0) } } ?? true
        default: throw UnknownKeyword(name: keyword)
        }
    }

    private func keeps(_ keyword: String, _ rule: JSON, of schema: JSON, _ member: JSONObject.Member) throws -> Bool {
        switch keyword {
        case "properties": return try rule[member.name].map { try accepts(member.value, $0) } ?? true
        case "patternProperties":
            return try (rule.object?.members ?? []).allSatisfy {
                try !matches(member.name, $0.name) || accepts(member.value, $0.value)
            }
        default:
            let isNamed = schema["properties"]?[member.name] != nil
            let isMatched = try (schema["patternProperties"]?.names ?? []).contains { try matches(member.name, $0) }
            return try isNamed || isMatched || accepts(member.value, rule)
        }
    }

    private func isType(_ type: String, _ value: JSON) -> Bool {
        switch (type, value) {
        case ("null", .null), ("boolean", .bool), ("string", .string), ("number", .number), ("array", .array),
            ("object", .object):
            true
        case ("integer", .number(let number)): number.integer != nil
        default: false
        }
    }

    private func hasFormat(_ format: String, _ value: JSON) throws -> Bool {
        guard format == "date-time" else { throw UnknownKeyword(name: "format \(format)") }
        guard let text = value.string else { return true }
        return (try? Instant(rfc3339: text)) != nil
    }

    private func matches(_ text: String, _ pattern: String) throws -> Bool {
        if let known = matches[[pattern, text]] { return known }
        let regex = try patterns[pattern] ?? Regex(pattern).matchingSemantics(.unicodeScalar)
        patterns[pattern] = regex
        let isMatch = try regex.firstMatch(in: text) != nil
        matches[[pattern, text]] = isMatch
        return isMatch
    }

    private func number(_ value: JSON) -> Double? {
        if case .number(let number) = value { return number.double }
        return nil
    }

    private func array(_ value: JSON) -> [JSON]? {
        if case .array(let elements) = value { return elements }
        return nil
    }

    private func limit(_ rule: JSON) throws -> Int {
        guard case .number(let number) = rule else { throw UnknownKeyword(name: "a limit that is no number") }
        return try #require(number.integer)
    }

    private struct UnknownKeyword: Error {
        let name: String
    }
}
