import TestSupport
import Testing
import Widgets

extension HTTPAnswer {
    /// The body, read as JSON.
    func json() throws -> JSON {
        try JSON(parsing: body)
    }

    /// The texts of `location` of all faults in a problem.
    func locations() throws -> [String] {
        try json()["errors"]?.elements.compactMap { $0["location"]?.string } ?? []
    }

    /// Checks that this is a problem in the form of the contract.
    func expectProblem(
        _ status: Int,
        code: String? = nil,
        detail: String? = nil,
        source: SourceLocation = #_sourceLocation
    ) throws {
        #expect(self.status == status, "\(text)", sourceLocation: source)
        #expect(self["content-type"] == "application/problem+json", sourceLocation: source)
        #expect(self["cache-control"] == "no-store", sourceLocation: source)
        let problem = try json()
        #expect(problem["type"]?.string == "about:blank", sourceLocation: source)
        #expect(problem["title"]?.string?.isEmpty == false, sourceLocation: source)
        #expect(problem["status"] == .number(JSONNumber(status)), sourceLocation: source)
        #expect(problem["code"]?.string == code, "\(text)", sourceLocation: source)
        let instance = problem["instance"]?.string ?? ""
        #expect(instance.wholeMatch(of: /\/requests\/[0-9a-f]{16}/) != nil, "\(instance)", sourceLocation: source)
        let said = problem["detail"]?.string ?? ""
        #expect(said.hasSuffix("."), "a detail is a full sentence: \(said)", sourceLocation: source)
        if let detail { #expect(said.contains(detail), "\(said)", sourceLocation: source) }
    }
}

extension JSON {
    /// The member of an object, or nil.
    subscript(name: String) -> JSON? {
        object?[name]
    }

    /// The element of an array, or nil.
    subscript(index: Int) -> JSON? {
        elements.indices.contains(index) ? elements[index] : nil
    }

    /// The elements of an array; none for anything else.
    var elements: [JSON] {
        if case .array(let elements) = self { return elements }
        return []
    }

    /// The names of the members of an object.
    var names: [String] {
        object?.members.map { $0.name } ?? []
    }
}
