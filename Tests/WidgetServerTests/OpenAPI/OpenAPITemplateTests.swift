import TestSupport
import Testing

@testable import WidgetServer
@testable import Widgets

/// A template that is declared is described, with nothing else to be written.
@Suite struct OpenAPITemplateTests {
    let description: Description

    init() throws {
        description = Description(document: try JSON(parsing: OpenAPIDocument(templates: DialTemplate.list).bytes))
    }

    @Test func describesTheTemplateAndItsFields() throws {
        for schema in ["NewContent", "ContentPatch", "Content"] {
            let properties = try #require(try description.schema(schema)["properties"])
            #expect(properties["template"]?["enum"]?.elements.last == "dial")
            #expect(properties["zones"]?["maxItems"] == 8)
            #expect(properties["needle"] != nil)
        }
        let text = try description.schema("NewContent")["description"]?.string ?? ""
        #expect(
            text.contains(
                "- `dial`: A number on a scale. Draws `value`, `unit`, `min_value`, `max_value`, `zones`, `needle`."
            )
        )
        let examples = try description.operation("post", "/widgets")["requestBody"]?["content"]?["application/json"]
        #expect(examples?["examples"]?["dial-pressure"] != nil)
    }

    /// Arrays are replaced by a patch, so their elements have no form of their own there.
    @Test func describesObjectsAtEveryDepth() throws {
        for name in ["NewZone", "Zone", "NewTint", "TintPatch", "Tint", "NewNeedle", "NeedlePatch", "Needle"] {
            #expect(try description.schema(name)["additionalProperties"] == false, "\(name)")
        }
        #expect(description.document["components"]?["schemas"]?["ZonePatch"] == nil)
        #expect(try description.schema("NewZone")["required"] == ["from"])
        #expect(try description.schema("NeedlePatch")["required"] == nil)
        let zones = try description.schema("ContentPatch")["properties"]?["zones"]
        #expect(zones?["items"]?["$ref"] == "#/components/schemas/NewZone")
        let needle = try description.schema("NeedlePatch")["properties"]?["tint"]
        #expect(needle?["anyOf"]?.elements.first?["$ref"] == "#/components/schemas/TintPatch")
    }

    @Test(arguments: [
        #"{"template":"dial","value":42,"zones":[]}"#, #"{"template":"dial","value":42}"#,
        #"{"template":"dial","value":42,"zones":[{"from":0,"tint":{"name":"low","color":"red"}}]}"#,
        #"{"template":"dial","value":42,"zones":[{"from":0,"tint":{"name":" "}}]}"#,
        #"{"template":"dial","value":42,"zones":[{"from":0,"tint":{"name":"low","color":"reddish"}}]}"#,
        #"{"template":"dial","value":42,"zones":[{"from":0,"tint":{"shade":"low"}}]}"#,
        #"{"template":"dial","value":42,"zones":[{"from":0,"tint":{"name":"low","link":""}}]}"#,
        #"{"template":"dial","value":42,"zones":[{"from":0,"tint":{"name":"low","link":null}}]}"#,
        #"{"template":"dial","value":42,"zones":[{"from":0,"tint":{"name":"low","link":"nowhere"}}]}"#,
        #"{"template":"dial","value":42,"zones":[{"from":"0"}]}"#, #"{"template":"dial","value":42,"zones":[{}]}"#,
        #"{"template":"dial","zones":[]}"#, #"{"template":"dial","value":null,"zones":[]}"#,
        #"{"template":"dial","value":1,"zones":[],"needle":{"style":"thin","tint":{"name":"a"}}}"#,
        #"{"template":"dial","value":1,"zones":[],"needle":{"style":"broad"}}"#,
        #"{"template":"progress","value":42}"#, #"{"template":"progress","value":1,"needle":{"style":"broad"}}"#,
        #"{"template":"status","value":42,"zones":[{"from":1}]}"#,
    ])
    func allowsWhatTheChecksAllow(content: String) throws {
        let body: JSON = ["slug": "w", "name": "W", "content": try JSON(parsing: content)]
        let isAllowed = try SchemaReader(description).accepts(body, description.schema("NewWidget"))
        let draft = try? WidgetDraft.posted(body, now: TemplateSamples.instant, templates: DialTemplate.list)
        #expect(isAllowed == (draft != nil))
    }

    @Test func servesTheDocument() throws {
        let server = try TestServer()
        let answer = try server.call("GET", "/openapi.json")
        #expect(try server.call("GET", "/openapi.json").body == answer.body, "it is the same each time")
        #expect(answer.body == OpenAPIDocument(templates: .standard).bytes)
    }

    @Test(arguments: [
        #"{"a": [1, 2], "b": {}}"#, #"{"a": ["\#(String(repeating: "x", count: 40))"], "b": {"c": null}}"#,
    ])
    func breaksLinesThatAreTooLong(text: String) throws {
        let json = try JSON(parsing: text)
        let wrapped = json.wrapped(to: 24)
        #expect(try JSON(parsing: wrapped) == json)
        #expect((wrapped == text) == (text.count <= 24))
        for line in wrapped.split(separator: "\n") { #expect(line.count <= 24 || line.contains("xxx"), "\(line)") }
    }
}
