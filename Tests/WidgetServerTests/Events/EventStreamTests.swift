import TestSupport
import Testing
import Widgets

@testable import WidgetServer

/// `GET /events` over a socket.
@Suite struct EventStreamTests {
    @Test func beginsWithAllWidgetsInOrderOfCreation() throws {
        let server = try TestServer()
        for slug in ["c", "a", "b"] { try server.create(slug) }
        let reader = try EventReader(server)
        #expect(reader.answer.status == 200)
        #expect(reader.answer["content-type"] == "text/event-stream")
        #expect(reader.answer["cache-control"] == "no-store")
        #expect(reader.answer["x-accel-buffering"] == "no")
        let retry = try #require(try reader.block().retry)
        #expect((1_500...4_500).contains(retry))
        let state = try reader.event("state")
        #expect(try state.json()["now"] == "2026-11-30T12:00:00.000Z")
        #expect(try state.json()["items"] == server.call("GET", "/widgets").json()["items"])
        #expect(state.id?.wholeMatch(of: /[0-9a-f]{16}-\d+/) != nil)
    }

    @Test func tellsWhatIsCreatedChangedAndRemoved() throws {
        let server = try TestServer()
        let reader = try EventReader(server)
        #expect(try reader.event("state").json()["items"]?.elements.isEmpty == true)
        try server.create("w")
        #expect(try reader.event("widget").json() == server.call("GET", "/widgets/w").json())
        let patched = try server.call("PATCH", "/widgets/w", Body.patch(#"{"value":0.75}"#)).json()
        #expect(try reader.event("widget").json() == patched)
        // A heartbeat changes nothing but the time of the push, and is told.
        let beat = try server.call("PATCH", "/widgets/w", "{}").json()
        #expect(try reader.event("widget").json() == beat)
        #expect(try server.call("DELETE", "/widgets/w").status == 204)
        #expect(try reader.event("removed").json() == ["slug": "w"])
    }

    @Test(arguments: [
        "a\r\nb\rc\nd", "\ndata: x\n\nevent: removed", "</script><script>alert(1)</script>", "\u{2028}\u{85}",
    ])
    func aLabelIsNeverMoreThanOneEvent(label: String) throws {
        let server = try TestServer()
        let reader = try EventReader(server)
        _ = try reader.event("state")
        let content = #"{"template":"progress","value":0.5,"label":\#(JSON.string(label).text)}"#
        let created = try server.call("POST", "/widgets", Body.widget("w", content))
        #expect(created.status == 201)
        let event = try reader.event("widget")
        #expect(event.data?.contains("\n") == false)
        #expect(try event.json()["content"]?["label"]?.string == label)
        try server.create("next")
        #expect(try reader.event("widget").json()["slug"] == "next")
    }

    @Test func resumesWithWhatHasChangedSince() throws {
        let server = try TestServer()
        for slug in ["a", "b", "c"] { try server.create(slug) }
        var reader = try EventReader(server)
        let last = try #require(try reader.event("state").id)
        for value in ["0.1", "0.2"] {
            _ = try server.call("PATCH", "/widgets/a", Body.patch(#"{"value":\#(value)}"#))
        }
        _ = try server.call("DELETE", "/widgets/b")
        reader = try EventReader(server, lastEventID: last)
        #expect(try reader.event("resumed").json().names == ["now"])
        let first = try reader.event("widget")
        #expect(try first.json()["content"]?["value"]?.text == "0.2")
        let second = try reader.event("removed")
        #expect(try second.json()["slug"] == "b")
        // Between two events of one write to the socket too the id is exact.
        reader = try EventReader(server, lastEventID: first.id)
        _ = try reader.event("resumed")
        #expect(try reader.event("removed").json()["slug"] == "b")
        reader = try EventReader(server, lastEventID: second.id)
        _ = try reader.event("resumed")
        try server.create("d")
        #expect(try reader.event("widget").json()["slug"] == "d")
    }

    @Test func startsAnewAfterARestart() throws {
        let first = try TestServer()
        try first.create("a")
        let last = try #require(try EventReader(first).event("state").id)
        try first.server.stop()
        let second = try TestServer(in: first.directory)
        let state = try EventReader(second, lastEventID: last).event("state")
        #expect(try state.json()["items"]?[0]?["slug"] == "a")
        #expect(state.id?.prefix(16) != last.prefix(16))
    }

    @Test(arguments: ["", "x", "-1", "0123456789abcdef-0", "0123456789abcdef-99999999999999999999", "id-1-2"])
    func startsAnewForAnIDThatIsNotOurs(id: String) throws {
        let server = try TestServer()
        _ = try EventReader(server, lastEventID: id).event("state")
    }

    @Test func resumesOnlyWhatTheSameEyesHaveSeen() throws {
        let server = try TestServer()
        for slug in ["a", "b"] { try server.create(slug) }
        let last = try #require(try EventReader(server, "/events?slug=a").event("state").id)
        _ = try EventReader(server, "/events?slug=a", lastEventID: last).event("resumed")
        #expect(try EventReader(server, lastEventID: last).event("state").json()["items"]?.elements.count == 2)
        let other = try server.makeKey("other").secret
        _ = try EventReader(server, "/events?slug=a", lastEventID: last, key: other).event("state")
        let number = try #require(last.split(separator: "-").last.flatMap { Int($0) })
        _ = try EventReader(server, "/events?slug=a", lastEventID: "\(last.prefix(16))-\(number + 1)").event("state")
    }

    @Test func showsOnlyTheSlugsThatWereAskedFor() throws {
        let server = try TestServer()
        for slug in ["a", "b", "c"] { try server.create(slug) }
        let reader = try EventReader(server, "/events?slug=c&slug=%61&more=1")
        let items = try reader.event("state").json()["items"]?.elements.compactMap { $0["slug"]?.string }
        #expect(items == ["a", "c"])
        for slug in ["b", "c"] { _ = try server.call("PATCH", "/widgets/\(slug)", "{}") }
        #expect(try reader.event("widget").json()["slug"] == "c")
    }

    @Test func aLargeStateArrivesWhole() throws {
        let server = try TestServer { $0.widgetLimit = 0 }
        let label = String(repeating: "é", count: 256)
        for number in 0..<200 {
            let content = #"{"template":"progress","value":0.5,"label":"\#(label)","subtitle":"\#(label)"}"#
            _ = try server.call("POST", "/widgets", Body.widget("w\(number)", content))
        }
        let state = try EventReader(server).event("state")
        #expect(try state.json()["items"] == server.call("GET", "/widgets").json()["items"])
    }

    @Test func aThousandPatchesAreAFewEventsAndTheLast() throws {
        let server = try TestServer()
        try server.create("w")
        let reader = try EventReader(server)
        _ = try reader.event("state")
        let client = try server.connect()
        let start = ContinuousClock.now
        for number in 0..<1_000 {
            let answer = try client.call(
                "PATCH",
                "/widgets/w",
                headers: server.jsonHeaders,
                body: Array(Body.patch(#"{"value":\#(Double(number) / 1_000)}"#).utf8)
            )
            #expect(answer.status == 200)
        }
        var values: [Double] = []
        while values.last != 0.999 {
            let text = try reader.event("widget").json()["content"]?["value"]?.text
            values.append(try #require(text.flatMap { Double($0) }))
        }
        #expect(values == values.sorted())
        // As many as a client may have one by one: on a machine that takes its time that is all of them.
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let limit = 2 * Double(PushPacer.burst) + (seconds + 1) * Double(PushPacer.perSecond)
        #expect(Double(values.count) <= limit, "\(values.count) events in \(seconds) seconds")
    }

    @Test func headHasTheSameHeadersAndNoEvents() throws {
        let server = try TestServer { $0.viewerLimit = 1 }
        for _ in 0..<3 {
            let answer = try server.call("HEAD", "/events")
            #expect(answer.status == 200)
            #expect(answer["content-type"] == "text/event-stream")
            #expect(answer.body.isEmpty)
        }
    }

    @Test func aClientOfHTTP10GetsTheSame() throws {
        let server = try TestServer()
        try server.create("a")
        let client = try server.connect()
        client.send("GET /events HTTP/1.0\r\nAuthorization: Bearer \(server.key)\r\n\r\n")
        let answer = try client.answer()
        #expect(answer.status == 200)
        #expect(answer["transfer-encoding"] == nil)
        #expect(try client.text(upTo: "\n\n").hasPrefix("retry: "))
        #expect(try client.text(upTo: "\n\n").contains("\nevent: state\ndata: {"))
    }
}
