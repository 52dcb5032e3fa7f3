import HTTPDaemon
import Testing

@testable import WidgetServer
@testable import Widgets

/// The document says what the server does: every call, code and member, and nothing besides.
@Suite struct OpenAPITests {
    let description: Description

    init() throws {
        description = try Description.shared.get()
    }

    @Test func describesEveryMethodOfEveryRouteAndNothingElse() throws {
        var described: Set<String> = []
        for path in description.document["paths"]?.object?.members ?? [] {
            for name in path.value.names where name != "parameters" { described.insert("\(name) \(path.name)") }
        }
        let answered = Routes.api.flatMap { route in
            (route.methods + [.options]).map { "\($0.rawValue.lowercased()) \(route.template)" }
        }
        #expect(described == Set(answered))
    }

    @Test func namesEveryOperationOnce() {
        let names = description.values(of: "operationId", in: description.document).compactMap { $0.string }
        #expect(Set(names).count == names.count)
        #expect(names.count == Routes.api.reduce(0) { $0 + $1.methods.count + 1 })
    }

    @Test func leadsNowhereWithNoReference() throws {
        for reference in description.values(of: "$ref", in: description.document) {
            _ = try description.resolved(.object(["$ref": reference]))
        }
    }

    @Test func listsEveryCodeOfProblems() throws {
        let listed = try description.schema("ProblemCode")["enum"]?.elements.compactMap { $0.string }
        #expect(listed == ProblemCode.allCases.map { $0.rawValue })
        let responses = try #require(description.document["components"]?["responses"])
        let used = description.values(of: "code", in: responses).flatMap { $0.string.map { [$0] } ?? [] }
        #expect(Set(used) == Set(ProblemCode.allCases.map { $0.rawValue }), "each code stands in an example")
    }

    @Test(arguments: [
        ("NewWidget", WidgetDraft.postFields.names), ("WidgetPatch", WidgetDraft.patchFields.names),
        ("NewContent", TemplateList.standard.fields.names), ("ContentPatch", TemplateList.standard.fields.names),
        ("Content", TemplateList.standard.fields.names), ("NewStatRow", StatRow.shape.fields.names),
        ("StatRow", StatRow.shape.fields.names),
        ("NewTimer", RunningClock.shape.fields.names), ("TimerPatch", RunningClock.shape.fields.names),
        ("Timer", RunningClock.shape.fields.names), ("NewAction", WidgetAction.shape.fields.names),
        ("ActionPatch", WidgetAction.shape.fields.names), ("Action", WidgetAction.shape.fields.names),
    ])
    func knowsTheMembersThatTheCoreKnows(schema: String, names: [String]) throws {
        #expect(Set(try description.members(of: schema)) == Set(names))
        #expect(try description.schema(schema)["additionalProperties"] == false)
    }

    @Test func offersTheTemplatesThatTheCoreDraws() throws {
        let templates = TemplateList.standard.names.map { JSON.string($0) }
        for schema in ["NewContent", "ContentPatch", "Content"] {
            #expect(try description.schema(schema)["properties"]?["template"]?["enum"] == .array(templates))
        }
    }
}

extension Routes {
    /// The routes of calls, which pages are not.
    static var api: [Route] { rows.map { $0.route }.filter { !$0.isPage } }
}
