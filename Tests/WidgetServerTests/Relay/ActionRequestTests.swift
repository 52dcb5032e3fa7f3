import TestSupport
import Testing
import Widgets

@testable import WidgetServer

/// How an action becomes a request.
@Suite struct ActionRequestTests {
    private func request(_ members: String) throws -> ActionRequest? {
        let document = try JSON(parsing: #"{"template":"progress","value":0,"url_action":{\#(members)}}"#)
        let action = try #require(try WidgetContent(document, now: Instant(seconds: 0)).fields.urlAction)
        return ActionRequest(action)
    }

    @Test func aTargetThatSaysNothingIsGivenUp() throws {
        let silent = try SilentTarget()
        let request = try #require(try request(#""url":"\#(silent.url)""#))
        #expect(request.send(watch: RelayWatch { false }, within: .milliseconds(50)) == .timedOut)
    }

    @Test func aServerThatIsStoppingGivesUp() throws {
        let silent = try SilentTarget()
        let request = try #require(try request(#""url":"\#(silent.url)""#))
        #expect(request.send(watch: RelayWatch { true }) == .failed(.stopping))
    }

    @Test(arguments: ["ssh://host/", "shortcuts://run", "mailto:a@example.org"])
    func onlyHTTPIsSent(url: String) throws {
        #expect(try request(#""url":"\#(url)""#) == nil)
    }

    @Test func theBodyGoesWithMethodsThatHaveOne() throws {
        for (method, isSent) in [("POST", true), ("DELETE", true), ("GET", false), ("HEAD", false)] {
            let request = try request(#""url":"http://a/","method":"\#(method)","body":"b""#)
            #expect((request?.body != nil) == isSent)
        }
        #expect(try request(#""url":"http://a/","body":"b""#)?.method == .get)
    }

    @Test func aHeadIsAnsweredWithoutABody() throws {
        let stub = try HTTPStub([.init(raw: "HTTP/1.1 200 OK\r\nContent-Length: 10\r\nConnection: close\r\n\r\n")])
        let request = try #require(try request(#""url":"\#(stub.url)/","method":"HEAD""#))
        #expect(request.send(watch: RelayWatch { false }) == .answered(200))
        #expect(stub.requests.map(\.method) == ["HEAD"])
    }

    @Test func anEmptyFieldIsSentEmpty() throws {
        let stub = try HTTPStub([.init(200)])
        let request = try #require(try request(#""url":"\#(stub.url)/","headers":{"X-Mark":""}"#))
        #expect(request.send(watch: RelayWatch { false }) == .answered(200))
        #expect(stub.requests.first?.headers["x-mark"] == "")
    }

    /// Whoever tapped it is told a kind of failure, and no word of curl's.
    @Test func aFailureIsOneOfAFewKinds() throws {
        let stub = try HTTPStub([.init(raw: ""), .init(raw: "220 mail.example.org\r\n"), .init(200)])
        let address = "127.0.0.1:\(stub.port)"
        let long = String(repeating: "x", count: 70)
        let kinds: [(url: String, failure: RelayFailure)] = [
            ("http://[::1", .address), ("http://127.0.0.1:99999/", .address), ("http://\(long).example/", .name),
            ("http://127.0.0.1:\(try LoopbackSocket.unusedPort())/", .connection), ("http://\(address)/", .answer),
            ("http://\(address)/", .answer), ("https://\(address)/", .security),
        ]
        for (url, failure) in kinds {
            let request = try #require(try request(#""url":"\#(url)""#))
            #expect(request.send(watch: RelayWatch { false }) == .failed(failure), "\(url)")
        }
    }
}
