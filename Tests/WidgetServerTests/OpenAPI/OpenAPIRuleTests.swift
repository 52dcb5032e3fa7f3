import Testing

@testable import WidgetServer
@testable import Widgets

extension OpenAPITests {
    /// For every member, a value that the document allows is accepted by the core, and one that it forbids is refused.
    ///
    /// The values are tried at every limit that the document names, one below it and one above it.
    @Test(arguments: Place.all)
    func allowsExactlyWhatTheCoreAccepts(place: Place) throws {
        let reader = SchemaReader(description)
        let root = try description.schema(place.isPatch ? "WidgetPatch" : "NewWidget")
        let probes = try Probes(description).all
        for name in try description.members(of: place.schema) + ["unknown"] {
            var accepted = 0
            for probe in probes {
                let body = place.body(name, probe)
                let isAllowed = try reader.accepts(body, root)
                #expect(isAllowed == place.coreAccepts(body), "\(place.schema).\(name): \(probe.text.prefix(120))")
                if isAllowed { accepted += 1 }
            }
            #expect(accepted > 0 || name == "unknown", "no value of \(name) was ever allowed")
            #expect(accepted < probes.count, "no value of \(name) was ever forbidden")
        }
    }

    @Test(arguments: ["NewWidget", "NewContent", "NewStatRow", "NewTimer", "NewAction"])
    func requiresExactlyWhatTheCoreRequires(schema: String) throws {
        let place = try #require(Place.all.first { $0.schema == schema })
        let required = try description.schema(schema)["required"]?.elements.compactMap { $0.string } ?? []
        for name in try description.members(of: schema) {
            // The base has both a value and a window, so neither is missed alone.
            #expect(place.coreAccepts(place.body(name, nil)) == !required.contains(name), "\(schema).\(name)")
        }
    }

    @Test(arguments: [
        #"{"template":"progress"}"#, #"{"template":"progress","value":null}"#,
        #"{"template":"progress","start_date":"2026-01-01T00:00:00Z"}"#,
        #"{"template":"progress","end_date":"2026-01-01T00:00:00Z","start_date":null}"#,
        #"{"template":"progress","end_date":"2026-01-02T00:00:00Z","start_date":"2026-01-01T00:00:00Z"}"#,
        #"{"template":"progress","value":1}"#, #"{"value":1}"#, #"{"template":"status"}"#,
        #"{"template":"status","value":null,"severity":"info"}"#, #"{"template":"gauge","value":1}"#,
    ])
    func asksForAValueOrAWindow(content: String) throws {
        let body: JSON = .object(["slug": "w", "name": "W", "content": try JSON(parsing: content)])
        let isAllowed = try SchemaReader(description).accepts(body, description.schema("NewWidget"))
        #expect(isAllowed == Place.accepts(post: body))
    }
}
