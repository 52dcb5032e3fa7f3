import TestSupport
import Testing

/// How the built program gets along with servers that are away, busy, broken or hostile.
@Suite
struct TransferTests {
    @Test
    func saysHowToStartAServerThatIsNotThere() throws {
        let home = try TemporaryDirectory()
        let url = "http://127.0.0.1:\(try LoopbackSocket.unusedPort())"
        let environment = ["HOME": home.path, "HEADWAY_URL": url, "HEADWAY_KEY": "k"]
        let run = try ProgramRun.run(["list"], environment: environment)
        #expect(
            run
                == ProgramRun(
                    output: "",
                    errors: "headway: nothing answers at \(url): start it with `headway serve`\n",
                    ending: .exit(1)
                )
        )
    }

    @Test(arguments: [429, 503])
    func asksABusyServerAgain(_ status: Int) throws {
        let busy = HTTPStub.Answer(status, "{}", headers: ["Retry-After: 0"])
        let box = try Sandbox(busy, busy, busy, .widget())
        #expect(try box.run("push", "backup", "42%").output == "backup 42%\n")
        #expect(box.stub.requests.count == 4)
        #expect(Set(box.stub.requests.map { $0.body }).count == 1)
    }

    @Test
    func givesUpAfterThreeRetries() throws {
        let busy = HTTPStub.Answer(503, #"{"detail":"the disk is full"}"#, headers: ["Retry-After: 0"])
        let box = try Sandbox(busy, busy, busy, busy, .widget())
        let run = try box.run("push", "backup", "42%")
        #expect(run.ending == .exit(1))
        #expect(run.errors == "headway: \(box.stub.url) cannot do this now (status 503): the disk is full\n")
        #expect(box.stub.requests.count == 4)
    }

    @Test
    func doesNotWaitLongerThanACallMayTake() throws {
        let busy = HTTPStub.Answer(429, #"{"code":"rate_limit.exceeded"}"#, headers: ["Retry-After: 60"])
        let box = try Sandbox(busy)
        let run = try box.run("list")
        #expect(run.errors == "headway: \(box.stub.url) is asked too often; try again in 60 seconds\n")
        #expect(box.stub.requests.count == 1)
    }

    @Test(arguments: [400, 429, 500, 502])
    func asksOnceWhereAskingAgainDoesNotHelp(_ status: Int) throws {
        let box = try Sandbox(HTTPStub.Answer(status, "{}"))
        #expect(try box.run("list").ending == .exit(1))
        #expect(box.stub.requests.count == 1)
    }

    @Test
    func followsNoRedirect() throws {
        let other = try Sandbox()
        let box = try Sandbox(HTTPStub.Answer(307, "", headers: ["Location: \(other.stub.url)/widgets"]))
        let run = try box.run("list")
        #expect(run.errors.contains("redirects to \(other.stub.url)/widgets; set HEADWAY_URL to that address"))
        #expect(other.stub.requests.isEmpty)
    }

    @Test
    func sendsNoKeyThroughAProxyToThisMachine() throws {
        let proxy = try Sandbox()
        let box = try Sandbox(.widget())
        var environment = box.environment
        environment["http_proxy"] = proxy.stub.url
        #expect(try ProgramRun.run(["get", "backup"], environment: environment).ending == .exit(0))
        #expect(proxy.stub.requests.isEmpty)
    }

    @Test(arguments: ["<html>hello</html>", "[]", "", "{\"slug\":"])
    func noticesThatTheServerIsAnotherOne(_ body: String) throws {
        let box = try Sandbox(HTTPStub.Answer(200, body))
        let run = try box.run("get", "backup")
        #expect(run.errors == "headway: \(box.stub.url) answers, but not like a Headway server\n")
        #expect(run.ending == .exit(1))
    }

    @Test
    func refusesAnAnswerWithoutEnd() throws {
        let filler = String(repeating: "x", count: 9 << 20)
        let body = try Sandbox(HTTPStub.Answer(200, filler))
        #expect(try body.run("get", "backup").errors.contains("is larger than 8 MiB"))
        let lines = (0..<2_000).map { "X-\($0): \(filler.prefix(60))" }
        let header = try Sandbox(HTTPStub.Answer(200, "{}", headers: lines))
        #expect(try header.run("get", "backup").errors.contains("is larger than 8 MiB"))
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort", "nonsense\r\n\r\n"])
    func reportsAnAnswerThatBreaksOff(_ text: String) throws {
        let box = try Sandbox(HTTPStub.Answer(raw: text))
        let run = try box.run("get", "backup")
        #expect(run.ending == .exit(1))
        #expect(run.errors.hasPrefix("headway: the call to \(box.stub.url) failed: "))
    }

    @Test
    func speaksHTTPSOnlyWithWhomItCanTrust() throws {
        let box = try Sandbox()
        var environment = box.environment
        environment["HEADWAY_URL"] = "https://127.0.0.1:\(box.stub.port)"
        let run = try ProgramRun.run(["list"], environment: environment)
        #expect(run.errors.hasPrefix("headway: the connection to https://127.0.0.1:\(box.stub.port) is not safe: "))
        environment["HEADWAY_CA_FILE"] = box.home.file("none.pem")
        #expect(try ProgramRun.run(["list"], environment: environment).errors.contains("none.pem"))
    }

    @Test
    func readsAddressAndKeyFromTheConfigFile() throws {
        let box = try Sandbox(.widget())
        try ConfigFileText.write(url: box.stub.url + "/", key: "hlk_file", in: box.home, mode: 0o644)
        let run = try ProgramRun.run(["get", "backup"], environment: ["HOME": box.home.path])
        #expect(run.ending == .exit(0))
        #expect(run.errors.hasPrefix("headway: warning: others can read \(box.home.path)/.config/headway/config.json"))
        #expect(box.stub.requests.first?.headers["authorization"] == "Bearer hlk_file")
        #expect(box.stub.requests.first?.target == "/widgets/backup")
    }

    @Test
    func keepsThePathOfAServerBehindAProxy() throws {
        let box = try Sandbox(.widget())
        _ = try box.run("get", "backup", "--server", box.stub.url + "/headway/")
        #expect(box.stub.requests.first?.target == "/headway/widgets/backup")
    }
}
