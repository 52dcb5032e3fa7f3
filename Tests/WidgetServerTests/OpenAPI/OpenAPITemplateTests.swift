import TestSupport
import Testing

@testable import WidgetServer
@testable import Widgets

/// A template that is declared is described, with nothing else to be written.
@Suite struct OpenAPITemplateTests {
    let description: Description

    init() throws {
        description = Description(document: try JSON(parsing: OpenAPIDocument(templates: GaugeTemplate.list).bytes))
    }

    @Test func describesTheTemplateAndItsFields() throws {
        for schema in ["NewContent", "ContentPatch", "Content"] {
            let properties = try #require(try description.schema(schema)["properties"])
            #expect(properties["template"]?["enum"]?.elements.last == "gauge")
            #expect(properties["zones"]?["maxItems"] == 8)
            #expect(properties["needle"] != nil)
        }
        let text = try description.schema("NewContent")["description"]?.string ?? ""
        #expect(text.contains("- `gauge`: A number on a scale. Draws `value`, `unit`, `zones`, `needle`."))
        let examples = try description.operation("post", "/widgets")["requestBody"]?["content"]?["application/json"]
        #expect(examples?["examples"]?["gauge-pressure"] != nil)
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
        #"{"template":"gauge","value":42,"zones":[]}"#, #"{"template":"gauge","value":42}"#,
        #"{"template":"gauge","value":42,"zones":[{"from":0,"tint":{"name":"low","color":"red"}}]}"#,
        #"{"template":"gauge","value":42,"zones":[{"from":0,"tint":{"name":" "}}]}"#,
        #"{"template":"gauge","value":42,"zones":[{"from":0,"tint":{"name":"low","color":"reddish"}}]}"#,
        #"{"template":"gauge","value":42,"zones":[{"from":0,"tint":{"shade":"low"}}]}"#,
        #"{"template":"gauge","value":42,"zones":[{"from":0,"tint":{"name":"low","link":""}}]}"#,
        #"{"template":"gauge","value":42,"zones":[{"from":0,"tint":{"name":"low","link":null}}]}"#,
        #"{"template":"gauge","value":42,"zones":[{"from":0,"tint":{"name":"low","link":"nowhere"}}]}"#,
        #"{"template":"gauge","value":42,"zones":[{"from":"0"}]}"#, #"{"template":"gauge","value":42,"zones":[{}]}"#,
        #"{"template":"gauge","zones":[]}"#, #"{"template":"gauge","value":null,"zones":[]}"#,
        #"{"template":"gauge","value":1,"zones":[],"needle":{"style":"thin","tint":{"name":"a"}}}"#,
        #"{"template":"gauge","value":1,"zones":[],"needle":{"style":"broad"}}"#,
        #"{"template":"progress","value":42}"#, #"{"template":"progress","value":1,"needle":{"style":"broad"}}"#,
        #"{"template":"status","value":42,"zones":[{"from":1}]}"#,
    ])
    func allowsWhatTheChecksAllow(content: String) throws {
        let body: JSON = ["slug": "w", "name": "W", "content": try JSON(parsing: content)]
        let isAllowed = try SchemaReader(description).accepts(body, description.schema("NewWidget"))
        let draft = try? WidgetDraft.posted(body, now: TemplateSamples.instant, templates: GaugeTemplate.list)
        #expect(isAllowed == (draft != nil))
    }

    @Test func servesTheDocument() throws {
        let answer = try TestServer().call("GET", "/openapi.json")
        #expect(answer.body == OpenAPIDocument.standard.bytes)
        #expect(OpenAPIDocument(templates: .standard).bytes == answer.body, "it is the same each time")
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
