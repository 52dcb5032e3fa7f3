import TestSupport
import Testing
import WidgetServer
import WidgetStore
import Widgets

/// `POST /widgets/{slug}/actions/{role}`.
@Suite struct RelayTests {
    private let own = "Sec-Fetch-Site: same-origin"

    private func server() throws -> TestServer {
        try TestServer { $0.relaysActions = true }
    }

    /// A widget with three actions: a POST with headers and a body, a plain GET, and something only a device can open.
    private func push(_ server: TestServer, to url: String) throws {
        let primary = """
            {"url":"\(url)/ack?id=7","method":"POST","headers":{"X-Token":"t","Content-Type":"text/x","Content-Length":"3"},\
            "body":"{\\"ack\\":true}"}
            """
        let actions = """
            "value":0.5,"url_action":\(primary),"secondary_url_action":{"url":"\(url)/plain","body":"unsent"},\
            "tap_action":{"url":"shortcuts://run"}
            """
        let answer = try server.call("POST", "/widgets", Body.progress(actions))
        #expect(answer.status == 201, "\(answer.text)")
    }

    @Test func sendsTheStoredActionAndTellsTheStatus() throws {
        let stub = try HTTPStub([
            .init(418, "secret"), .init(204), .init(302, headers: ["Location: http://localhost/"]),
        ])
        let server = try server()
        try push(server, to: stub.url)
        let cookie = try server.signIn()
        let primary = try server.call("POST", "/widgets/w/actions/primary", headers: [cookie, own])
        #expect(primary.status == 200)
        #expect(primary.text == #"{"status":418}"#)
        let secondary = try server.call(
            "POST",
            "/widgets/w/actions/secondary",
            #"{"url":"x"}"#,
            headers: [cookie, own]
        )
        #expect(secondary.text == #"{"status":204}"#)
        let redirect = try server.call("POST", "/widgets/w/actions/secondary", headers: [cookie, own])
        #expect(redirect.text == #"{"status":302}"#)
        let requests = stub.requests
        try #require(requests.count == 3)
        #expect(requests[0].method == "POST" && requests[0].target == "/ack?id=7")
        #expect(requests[0].body == #"{"ack":true}"#)
        #expect(requests[0].headers["x-token"] == "t" && requests[0].headers["content-type"] == "text/x")
        #expect(requests[0].headers["cookie"] == nil && requests[0].headers["authorization"] == nil)
        #expect(requests[1].method == "GET" && requests[1].target == "/plain" && requests[1].body.isEmpty)
        #expect(requests[1].headers == ["host": "127.0.0.1:\(stub.port)", "user-agent": "headway"])
    }

    @Test func isOffUnlessTurnedOn() throws {
        let stub = try HTTPStub([])
        let server = try TestServer()
        try push(server, to: stub.url)
        try server.call("POST", "/widgets/w/actions/primary", headers: [try server.signIn(), own])
            .expectProblem(403, detail: "--relay-actions")
        #expect(stub.requests.isEmpty)
    }

    @Test func isForSignedInPeopleWhoMayTouchTheWidget() throws {
        let stub = try HTTPStub([])
        let server = try server()
        try push(server, to: stub.url)
        let path = "/widgets/w/actions/primary"
        try server.call("POST", path).expectProblem(403, detail: "signed in")
        try server.call("POST", path, key: try server.makeLink("w").secret).expectProblem(403, detail: "read token")
        try server.call("POST", path, headers: ["Authorization:"]).expectProblem(401, code: "token.invalid")
        try server.call("POST", path, headers: [try server.signIn()]).expectProblem(403, detail: "page of this server")
        let narrow = try server.signIn(key: try server.makeKey("narrow", patterns: ["ci-*"]).secret)
        try server.call("POST", path, headers: [narrow, own]).expectProblem(403, detail: "patterns")
        let other = try server.sqlite.createAccount(nickname: nil, at: server.clock.now).id
        let stranger = try server.signIn(key: try server.makeKey("stranger", account: other).secret)
        try server.call("POST", path, headers: [stranger, own]).expectProblem(404, code: "widget.not_found")
        #expect(stub.requests.isEmpty)
    }

    @Test func saysWhatThereIsNotToSend() throws {
        let server = try server()
        try server.create("bare")
        try push(server, to: "http://127.0.0.1:9")
        let headers = [try server.signIn(), own]
        try server.call("POST", "/widgets/bare/actions/tap", headers: headers).expectProblem(
            404,
            detail: "no such action"
        )
        try server.call("POST", "/widgets/w/actions/tap", headers: headers).expectProblem(404, detail: "no request")
        try server.call("POST", "/widgets/none/actions/tap", headers: headers)
            .expectProblem(404, code: "widget.not_found")
        try server.call("POST", "/widgets/w/actions/third", headers: headers).expectProblem(404, detail: "nothing here")
        try server.call("POST", "/widgets/-/actions/tap", headers: headers).expectProblem(400, code: "slug.invalid")
        try server.call("GET", "/widgets/w/actions/tap").expectProblem(405)
    }

    @Test func aTargetThatIsNotThereIsABadGateway() throws {
        let port = try LoopbackSocket.unusedPort()
        let server = try server()
        try push(server, to: "http://127.0.0.1:\(port)")
        let answer = try server.call("POST", "/widgets/w/actions/primary", headers: [try server.signIn(), own])
        try answer.expectProblem(502, detail: "gave no answer: nothing takes connections at its host and port.")
        #expect(!answer.text.contains("\(port)"), "what curl says stays here")
    }

    @Test func aLongAnswerIsNotReadToItsEnd() throws {
        let long = "HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n" + String(repeating: "x", count: 300_000)
        let stub = try HTTPStub([.init(raw: long)])
        let server = try server()
        try push(server, to: stub.url)
        let answer = try server.call("POST", "/widgets/w/actions/primary", headers: [try server.signIn(), own])
        #expect(answer.text == #"{"status":200}"#)
    }

    @Test func aSlowTargetHoldsUpNeitherOthersNorTheEnd() throws {
        let silent = try SilentTarget()
        let stub = try HTTPStub([.init(200)])
        let server = try server()
        try push(server, to: silent.url)
        let headers = [try server.signIn(), own]
        let waiting = try server.connect()
        waiting.begin("POST", "/widgets/w/actions/primary", headers: headers)
        silent.awaitCaller()
        try push(server, to: stub.url)
        let quick = try server.call("POST", "/widgets/w/actions/primary", headers: headers)
        #expect(quick.text == #"{"status":200}"#)
        try server.server.stop(within: .zero)
    }
}
