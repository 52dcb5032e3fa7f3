import HTTPDaemon
import TestSupport
import Testing

@Suite struct AnswerTests {
    private func answer(_ response: HTTPResponse, method: String = "GET", log: Collected<String>? = nil) throws
        -> HTTPAnswer
    {
        let listener = try listen(TestHandler(answer: { $0.respond(response) })) { configuration in
            if let log { configuration.log = { log.add($0) } }
        }
        let client = try HTTPClient(port: listener.port)
        client.send("\(method) /a HTTP/1.1\r\nHost: a\r\n\r\n")
        let answer = try client.answer(isHead: method == "HEAD")
        // Were there bytes where none belong, the next answer would not parse.
        client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.answer().status == answer.status)
        return answer
    }

    @Test func sendsStatusFieldsAndBytes() throws {
        let fields = [HTTPField(named: "X-One", "1"), HTTPField(named: "x-two", "é"), HTTPField(named: "X-One", "3")]
        let answer = try answer(HTTPResponse(.created, fields: fields, body: Array("hello".utf8)))
        #expect(answer.status == 201)
        #expect(answer.text == "hello")
        #expect(answer["content-length"] == "5")
        #expect(answer["date"]?.hasSuffix("GMT") == true)
        #expect(answer["x-two"] == "é")
        #expect(answer.fields.filter { $0.name == "x-one" }.map(\.value) == ["1", "3"])
    }

    @Test func sendsSharedBytesWhereTheyAre() throws {
        let bytes = SharedBytes([UInt8](repeating: 7, count: 300_000))
        #expect(try answer(HTTPResponse(.ok, body: .shared(bytes))).body.count == 300_000)
        #expect(try answer(HTTPResponse(.ok, body: .shared(SharedBytes([])))).body.isEmpty)
    }

    @Test(arguments: ["GET", "HEAD"])
    func sendsAPreparedAnswerAgainAndAgain(method: String) throws {
        let field = HTTPField(.eTag, "\"x\"")
        let prepared = PreparedResponse(.created, fields: [field], bytes: SharedBytes([1, 2, 3]))
        for _ in 0..<3 {
            let answer = try answer(HTTPResponse(prepared), method: method)
            #expect(answer.status == 201)
            #expect(answer["etag"] == "\"x\"")
            #expect(answer["content-length"] == "3")
            #expect(answer.body == (method == "HEAD" ? [] : [1, 2, 3]))
        }
    }

    @Test func aChangedAnswerIsNoLongerThePreparedOne() throws {
        let prepared = PreparedResponse(.ok, fields: [], bytes: SharedBytes([1, 2, 3]))
        var response = HTTPResponse(prepared)
        response.fields.append(HTTPField(named: "X-More", "1"))
        #expect(try answer(response)["x-more"] == "1")
        response = HTTPResponse(prepared)
        response.status = .notFound
        #expect(try answer(response).status == 404)
        response = HTTPResponse(prepared)
        response.body = .bytes([4])
        #expect(try answer(response).body == [4])
    }

    @Test func letsSharedBytesGo() throws {
        weak var bytes: SharedBytes?
        do {
            let made = SharedBytes([1, 2, 3])
            bytes = made
            #expect(try answer(HTTPResponse(.ok, body: .shared(made))).body == [1, 2, 3])
        }
        #expect(bytes == nil)
    }

    @Test func answersHEADWithTheLengthAndNoBytes() throws {
        let answer = try answer(HTTPResponse(.ok, body: Array("hello".utf8)), method: "HEAD")
        #expect(answer["content-length"] == "5")
        #expect(answer.body.isEmpty)
    }

    @Test(arguments: [204, 304])
    func sendsNoBytesWhereNoneAreAllowed(status: Int) throws {
        let answer = try answer(
            HTTPResponse(
                try #require(HTTPStatus(rawValue: status)),
                fields: [HTTPField(.eTag, "\"x\"")],
                body: Array("hello".utf8)
            )
        )
        #expect(answer.status == status)
        #expect(answer["etag"] == "\"x\"")
    }

    @Test(arguments: [
        HTTPField(named: "X-Bad", "a\r\nX-Evil: 1"), HTTPField(named: "X-Bad", "a\nb"),
        HTTPField(named: "X-Bad", "a\0b"),
        HTTPField(named: "X-Bad", ""), HTTPField(named: "", "a"), HTTPField(named: "X Bad", "a"),
        HTTPField(named: "X-Bad:", "a"),
        HTTPField(named: "X-Bad\r\nX-Evil", "1"),
    ])
    func leavesOutAFieldThatCouldBreakOut(field: HTTPField) throws {
        let log = Collected<String>()
        let answer = try answer(HTTPResponse(.ok, fields: [field, HTTPField(named: "X-Good", "1")]), log: log)
        #expect(answer["x-evil"] == nil)
        #expect(answer["x-bad"] == nil)
        #expect(answer["x-good"] == "1")
        #expect(try #require(log.take(1).first).contains("left out"))
    }

    @Test(arguments: [-1, 0, 100, 101, 1_000])
    func turnsAStatusThatIsNoneInto500(status: Int) throws {
        #expect(try answer(HTTPResponse(HTTPStatus(rawValue: status) ?? .internalServerError)).status == 500)
    }

    @Test func answers500ForAHandlerThatForgets() throws {
        let listener = try listen(TestHandler(answer: { _ in }))
        let client = try HTTPClient(port: listener.port)
        client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.answer().status == 500)
    }

    @Test func tellsTheObserverWhatWentOut() throws {
        let note = TestContext()
        let seen = Collected<(Int, Int, Bool, Bool)>()
        let handler = TestHandler(
            answer: { exchange in
                exchange.context = note
                let response = HTTPResponse(.nonAuthoritativeInformation, body: Array("hello".utf8))
                exchange.respond(response)
            },
            observer: {
                let isNoted = $0.context === note
                seen.add(($0.status?.rawValue ?? 0, $0.bodyBytes, $0.outcome == .answered, isNoted))
            }
        )
        let listener = try listen(handler)
        let client = try HTTPClient(port: listener.port)
        client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\nHEAD /a HTTP/1.1\r\nHost: a\r\n\r\n")
        let completions = seen.take(2)
        #expect(completions[0] == (203, 5, true, true))
        #expect(completions[1] == (203, 0, true, true))
        client.send("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc")
        client.finishSending()
        #expect(seen.take(1)[0] == (0, 0, false, false))
    }
}
