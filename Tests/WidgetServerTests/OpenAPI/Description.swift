import Testing
import Widgets

@testable import WidgetServer

/// The OpenAPI document, read with the core's JSON.
struct Description: Sendable {
    let document: JSON

    /// The document, read once for all tests.
    static let shared = Result { Description(document: try JSON(parsing: OpenAPIDocument(templates: .standard).bytes)) }

    /// The component that a `$ref` names, or the value itself where it is none.
    func resolved(_ value: JSON) throws -> JSON {
        guard let path = value["$ref"]?.string else { return value }
        var found = document
        for name in path.dropFirst(2).split(separator: "/") {
            found = try #require(found[String(name)], "\(path) leads nowhere")
        }
        return try resolved(found)
    }

    /// A schema among the components.
    func schema(_ name: String) throws -> JSON {
        try #require(document["components"]?["schemas"]?[name], "there is no schema \(name)")
    }

    /// The names of the members that a schema of the components allows.
    func members(of name: String) throws -> [String] {
        try schema(name)["properties"]?.names ?? []
    }

    /// What a path says of a method in lower case.
    func operation(_ method: String, _ path: String) throws -> JSON {
        try #require(document["paths"]?[path]?[method], "\(method) \(path) is not described")
    }

    /// What a path says of a method's answer.
    func response(_ method: String, _ path: String, _ status: Int) throws -> JSON {
        let responses = try operation(method, path)["responses"]
        return try resolved(#require(responses?[String(status)], "\(method) \(path) may not answer \(status)"))
    }

    /// All values of a member name, however deep they stand below a value.
    func values(of name: String, in value: JSON) -> [JSON] {
        switch value {
        case .object(let object):
            object.members.flatMap { ($0.name == name ? [$0.value] : []) + values(of: name, in: $0.value) }
        case .array(let elements): elements.flatMap { values(of: name, in: $0) }
        case .null, .bool, .number, .string: []
        }
    }
}
