import TestSupport
import Testing
import Widgets

/// The two widgets that this server was built for come back as they went in.
@Suite struct SeedExampleTests {
    @Test(arguments: [Body.pages, Body.maintenance])
    func bothExamplesComeBackEqual(body: String) throws {
        let server = try TestServer()
        let sent = try JSON(parsing: body)
        let posted = try server.call("POST", "/widgets", body)
        #expect(posted.status == 201)
        #expect(posted["x-resource-action"] == "created")
        let slug = try #require(sent["slug"]?.string)
        let read = try server.call("GET", "/widgets/\(slug)")
        #expect(read.status == 200)
        #expect(read.body == posted.body)
        let widget = try read.json()
        #expect(widget["content"] == sent["content"])
        #expect(widget["name"] == sent["name"])
        #expect(widget["created_at"] == "2026-11-30T12:00:00Z")
        #expect(widget["updated_at"] == "2026-11-30T12:00:00Z")
        #expect(widget.names == ["slug", "name", "content", "created_at", "updated_at"])
    }

    @Test func theWindowIsAcceptedWithoutAValue() throws {
        let server = try TestServer()
        let body = Body.maintenance.replacing(#""value":0.0,"#, with: "")
        let posted = try server.call("POST", "/widgets", body)
        #expect(posted.status == 201, "\(posted.text)")
        #expect(try posted.json()["content"]?["value"] == nil)
    }

    @Test func thePagesAreRefusedWithoutAValueAndTheWaysOutAreNamed() throws {
        let server = try TestServer()
        let body = Body.pages.replacing(#""value":0.6,"#, with: "")
        let refused = try server.call("POST", "/widgets", body)
        try refused.expectProblem(422, code: "widget.content_invalid")
        #expect(try refused.locations() == ["body.content.value"])
        let detail = try refused.json()["detail"]?.string ?? ""
        for part in ["a value from 0 to 1", "start_date and end_date", "status"] {
            #expect(detail.contains(part), "\(detail)")
        }
        #expect(try server.call("GET", "/widgets").text == #"{"items":[]}"#)
    }
}
