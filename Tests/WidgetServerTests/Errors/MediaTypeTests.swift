import TestSupport
import Testing
import Widgets

@testable import WidgetServer

/// Which types of bodies are read.
@Suite struct MediaTypeTests {
    @Test(arguments: [
        ("application/json", true), ("Application/JSON", true), ("application/merge-patch+json", true),
        ("application/json; charset=utf-8", true), ("application/json;charset=\"UTF-8\"", true),
        ("application/json ; charset = utf-8", true), ("application/vnd.api+json", true),
        ("application/json; profile=x", true), ("application/json;", true),
        ("application/json; charset=latin-1", false), ("text/plain", false), ("text/json", false), ("", false),
        (";", false), ("; application/json", false), (" ;application/merge-patch+json", false),
        ("application/json;;charset=utf-8", true), (" \tapplication/json ", true),
        ("application/merpatch+jso n", false), ("application/a b+json", false), ("application/ json", false),
        ("application/json; charset = latin-1", false),
        ("application/x-www-form-urlencoded", false), ("application/jsonx", false), ("xapplication/json", false),
        ("multipart/form-data; boundary=application/json", false), ("application/xml", false),
    ])
    func tellsJSONFromTheRest(field: String, isJSON: Bool) {
        #expect(MediaType.isJSON(field) == isJSON)
    }

    @Test(arguments: ["application/json", "application/merge-patch+json", "application/json; charset=UTF-8"])
    func acceptsBothTypesOnBothCalls(type: String) throws {
        let server = try TestServer()
        let headers = ["Content-Type: \(type)"]
        #expect(try server.call("POST", "/widgets", Body.progress("\"value\":0"), headers: headers).status == 201)
        #expect(try server.call("PATCH", "/widgets/w", "{}", headers: headers).status == 200)
    }

    @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", "application/json; charset=utf-16"])
    func refusesOtherTypes(type: String) throws {
        let server = try TestServer()
        try server.create("w")
        let headers = ["Content-Type: \(type)"]
        for (method, path) in [("POST", "/widgets"), ("PATCH", "/widgets/w")] {
            let answer = try server.call(method, path, Body.progress("\"value\":0"), headers: headers)
            try answer.expectProblem(415, detail: "Content-Type: application/json")
            #expect(answer["accept"] == "application/json")
        }
    }

    @Test func aBodyWithoutATypeIsTakenForJSON() throws {
        let server = try TestServer()
        let body = Array(Body.progress("\"value\":0").utf8)
        let headers = ["Authorization: Bearer \(server.key)"]
        #expect(try server.connect().call("POST", "/widgets", headers: headers, body: body).status == 201)
    }

    @Test func aCompressedBodyIsRefused() throws {
        let server = try TestServer()
        try server.call("POST", "/widgets", "x", headers: ["Content-Encoding: gzip"])
            .expectProblem(415, detail: "Content-Encoding")
        let identity = try server.call(
            "POST",
            "/widgets",
            Body.progress("\"value\":0"),
            headers: ["Content-Encoding: identity"]
        )
        #expect(identity.status == 201)
    }

    @Test func aReadWithATypeIsARead() throws {
        let server = try TestServer()
        #expect(try server.call("GET", "/widgets", headers: ["Content-Type: text/plain"]).status == 200)
    }
}
