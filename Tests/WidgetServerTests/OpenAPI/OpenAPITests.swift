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
        ("NewWidget", WidgetDraft.postedMemberNames), ("WidgetPatch", WidgetDraft.memberNames),
        ("NewContent", WidgetContent.memberNames), ("ContentPatch", WidgetContent.memberNames),
        ("Content", WidgetContent.memberNames), ("NewRow", StatRow.memberNames), ("Row", StatRow.memberNames),
        ("NewTimer", RunningClock.memberNames), ("TimerPatch", RunningClock.memberNames),
        ("Timer", RunningClock.memberNames), ("NewAction", WidgetAction.memberNames),
        ("ActionPatch", WidgetAction.memberNames), ("Action", WidgetAction.memberNames),
    ])
    func knowsTheMembersThatTheCoreKnows(schema: String, names: [String]) throws {
        #expect(Set(try description.members(of: schema)) == Set(names))
        #expect(try description.schema(schema)["additionalProperties"] == false)
    }

    @Test func offersTheTemplatesThatTheCoreDraws() throws {
        let templates = Template.allCases.map { JSON.string($0.rawValue) }
        for schema in ["NewContent", "ContentPatch", "Content"] {
            #expect(try description.schema(schema)["properties"]?["template"]?["enum"] == .array(templates))
        }
    }
}

extension Routes {
    /// The routes of calls, which pages are not.
    static var api: [Route] { rows.map { $0.route }.filter { !$0.isPage } }
}
