import TestSupport
import Testing
import WidgetServer
import WidgetStore
import Widgets

/// Many writers at once: nothing is lost, nothing is mixed, and commits are shared.
@Suite struct ConcurrentWriteTests {
    @Test func aThousandPatchesToOneWidgetAreAllTaken() throws {
        let (server, store) = try TestServer.withFaultyStore()
        try server.create("w")
        let headers = server.jsonHeaders
        let port = server.server.port
        let tags = Collected<String>()
        try TestThread.run(8) { thread in
            let client = try HTTPClient(port: port)
            for index in 0..<125 {
                let body = Array(Body.patch("{\"label\":\"\(thread)-\(index)\"}").utf8)
                let answer = try client.call("PATCH", "/widgets/w", headers: headers, body: body)
                guard answer.status == 200 else { throw TestSupportError("\(answer.status): \(answer.text)") }
                tags.add(answer["etag"] ?? "")
            }
        }
        #expect(Set(tags.all).count == 1_000, "every push has a tag of its own")
        let last = try server.call("GET", "/widgets/w")
        let label = try #require(try last.json()["content"]?["label"]?.string)
        #expect(label.hasSuffix("-124"), "the last push of some writer: \(label)")
        let stored = try #require(try server.sqlite.widgets().first)
        #expect(try JSON(parsing: stored.content) == last.json()["content"])
        #expect(store.committed.count < 1_000, "\(store.committed.count) commits")
        #expect(try server.call("GET", "/auth/me").json()["widget_updates_used"] == 1_001)
    }

    @Test func fiftyWritersOnTenWidgetsDoNotMix() throws {
        let server = try TestServer()
        let headers = server.jsonHeaders
        let port = server.server.port
        try TestThread.run(50) { writer in
            let client = try HTTPClient(port: port)
            for round in 0..<6 {
                let slug = "w\((writer + round) % 10)"
                let mark = "\(writer).\(round)"
                let content =
                    #"{"template":"progress","value":0.\#(writer),"label":"\#(mark)","subtitle":"\#(mark)","#
                    + #""stat_rows":[{"label":"\#(mark)","value":"\#(mark)"}]}"#
                let isPost = round.isMultiple(of: 2)
                let body =
                    isPost ? Body.widget(slug, name: mark, content) : #"{"name":"\#(mark)","content":\#(content)}"#
                let path = isPost ? "/widgets" : "/widgets/\(slug)"
                let answer = try client.call(isPost ? "POST" : "PATCH", path, headers: headers, body: Array(body.utf8))
                guard [200, 201, 404].contains(answer.status) else { throw TestSupportError(answer.text) }
                if answer.status != 404, try answer.json()["name"]?.string != mark {
                    throw TestSupportError(answer.text)
                }
            }
        }
        let widgets = try #require(try server.call("GET", "/widgets").json()["items"]?.elements)
        #expect(widgets.count == 10)
        for widget in widgets {
            let name = try #require(widget["name"]?.string)
            let content = try #require(widget["content"])
            #expect(content["label"]?.string == name)
            #expect(content["subtitle"]?.string == name)
            #expect(content["stat_rows"]?[0]?["label"]?.string == name)
            #expect(content["stat_rows"]?[0]?["value"]?.string == name)
            let writer = try #require(name.split(separator: ".").first)
            #expect(content["value"] == (try JSON(parsing: "0.\(writer)")))
        }
    }

    @Test func aCounterUnderIfMatchLosesNoUpdate() throws {
        let server = try TestServer()
        #expect(try server.call("POST", "/widgets", Body.progress("\"value\":0,\"label\":\"0\"")).status == 201)
        let headers = server.jsonHeaders
        let port = server.server.port
        try TestThread.run(8) { _ in
            let client = try HTTPClient(port: port)
            var done = 0
            while done < 10 {
                let read = try client.call("GET", "/widgets/w", headers: headers)
                let count = try Int(read.json()["content"]?["label"]?.string ?? "") ?? -1
                let body = Array(Body.patch("{\"label\":\"\(count + 1)\"}").utf8)
                let match = "If-Match: \(read["etag"] ?? "")"
                let answer = try client.call("PATCH", "/widgets/w", headers: headers + [match], body: body)
                if answer.status == 200 {
                    done += 1
                } else if answer.status != 412 {
                    throw TestSupportError(answer.text)
                }
            }
        }
        #expect(try server.call("GET", "/widgets/w").json()["content"]?["label"] == "80")
    }
}
