import TestSupport
import Testing
import Widgets

/// ETag, If-None-Match and If-Match (RFC 9110 section 13).
@Suite struct ConditionalTests {
    @Test(arguments: ["/widgets/w", "/widgets"])
    func aReadIsNotRepeatedForWhoHasIt(path: String) throws {
        let server = try TestServer()
        try server.create("w")
        let first = try server.call("GET", path)
        let tag = try #require(first["etag"])
        #expect(tag.wholeMatch(of: /"[a-z0-9-]+"/) != nil)
        #expect(first["cache-control"] == "no-cache")
        for field in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
            let again = try server.call("GET", path, headers: ["If-None-Match: \(field)"])
            #expect(again.status == 304, "\(field)")
            #expect(again["etag"] == tag)
            #expect(again.body.isEmpty)
        }
        #expect(try server.call("HEAD", path, headers: ["If-None-Match: \(tag)"]).status == 304)
        for field in ["\"x\"", "", "garbage", String(tag.dropLast())] {
            #expect(try server.call("GET", path, headers: ["If-None-Match: \(field)"]).status == 200, "\(field)")
        }
        _ = try server.call("PATCH", "/widgets/w", "{}")
        let moved = try server.call("GET", path, headers: ["If-None-Match: \(tag)"])
        #expect(moved.status == 200)
        #expect(moved["etag"] != tag)
    }

    @Test func theListHasAnotherTagWhenAWidgetGoes() throws {
        let server = try TestServer()
        let empty = try server.call("GET", "/widgets")["etag"]
        try server.create("w")
        #expect(try server.call("GET", "/widgets")["etag"] != empty)
        _ = try server.call("DELETE", "/widgets/w")
        #expect(try server.call("GET", "/widgets")["etag"] == empty)
    }

    @Test func aWriteSaysTheTagOfWhatItMade() throws {
        let server = try TestServer()
        #expect(try server.create("w")["etag"] == server.call("GET", "/widgets/w")["etag"])
        #expect(try server.call("PATCH", "/widgets/w", "{}")["etag"] == server.call("GET", "/widgets/w")["etag"])
    }

    @Test func aWriteGoesOnlyOverTheStateThatItNames() throws {
        let server = try TestServer()
        let old = try #require(try server.create("w")["etag"])
        let now = try #require(try server.call("PATCH", "/widgets/w", Body.patch(#"{"label":"x"}"#))["etag"])
        let before = try server.call("GET", "/widgets/w").body
        for field in [old, "W/\(now)", "\"x\"", ""] {
            let headers = ["If-Match: \(field)"]
            try server.call("PATCH", "/widgets/w", "{}", headers: headers).expectProblem(412, detail: "If-Match")
            try server.call("DELETE", "/widgets/w", headers: headers).expectProblem(412)
            try server.call("POST", "/widgets", Body.progress("\"value\":0"), headers: headers).expectProblem(412)
        }
        #expect(try server.call("GET", "/widgets/w").body == before)
        #expect(try server.call("PATCH", "/widgets/w", "{}", headers: ["If-Match: \"x\", \(now)"]).status == 200)
        #expect(try server.call("DELETE", "/widgets/w", headers: ["If-Match: *"]).status == 204)
    }

    @Test func aWidgetIsCreatedOnlyWhereNoneIs() throws {
        let server = try TestServer()
        let body = Body.progress("\"value\":0")
        #expect(try server.call("POST", "/widgets", body, headers: ["If-None-Match: *"]).status == 201)
        try server.call("POST", "/widgets", body, headers: ["If-None-Match: *"]).expectProblem(412)
        try server.call("POST", "/widgets", Body.progress("\"value\":0", slug: "x"), headers: ["If-Match: *"])
            .expectProblem(412)
    }

    @Test func aPatchOfNothingIsNotFoundWhateverItAsks() throws {
        try TestServer().call("PATCH", "/widgets/w", "{}", headers: ["If-Match: *"])
            .expectProblem(404, code: "widget.not_found")
    }

    @Test func aWidgetMadeAgainHasAnotherTag() throws {
        let server = try TestServer()
        let first = try server.create("w")["etag"]
        _ = try server.call("DELETE", "/widgets/w")
        #expect(try server.create("w")["etag"] != first)
    }
}
