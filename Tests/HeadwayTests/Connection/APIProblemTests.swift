import Testing

@testable import HeadwayCommands

@Suite
struct APIProblemTests {
    private func message(_ status: Int, _ body: String, _ headers: [(String, String)] = []) throws -> String {
        var response = APIResponse()
        response.status = status
        response.body = Array(body.utf8)
        response.headers = headers.map { (name: $0.0, value: $0.1) }
        return APIProblem(response).message(from: try ServerAddress("http://127.0.0.1:8080", from: "test"))
    }

    @Test
    func listsTheFaultsOfFields() throws {
        let body = #"""
            {"title":"Unprocessable","status":422,"detail":"two members are wrong","errors":[
            {"location":"body.content.value","message":"value must be a number"},{"location":"body.slug","message":"no"}]}
            """#
        #expect(
            try message(422, body)
                == "refused: two members are wrong\n  content.value: value must be a number\n  slug: no"
        )
    }

    @Test(arguments: [
        (401, #"{"detail":"unknown key"}"#, "does not accept the key: unknown key; `headway keys create NAME`"),
        (403, #"{"title":"Forbidden"}"#, "the key is not allowed to do this: Forbidden"),
        (404, "<html>", "does not know the address that was called; is HEADWAY_URL right?"),
        (409, "", "refused this with status 409"),
        (429, #"{"detail":"50 widgets are the limit","code":"widget.limit_exceeded"}"#, "refused: 50 widgets"),
        (500, "oops", "cannot do this now (status 500)"),
        (502, "{\"errors\":[1,{\"location\":2}],\"detail\":3}", "cannot do this now (status 502)"),
    ])
    func saysWhatAStatusMeans(_ status: Int, _ body: String, _ words: String) throws {
        #expect(try message(status, body).contains(words))
    }

    @Test
    func namesTheTargetOfARedirect() throws {
        #expect(
            try message(301, "", [("location", "https://x.example/")])
                == "http://127.0.0.1:8080 redirects to https://x.example/; set HEADWAY_URL to that address"
        )
    }

    @Test
    func saysHowLongToWait() throws {
        let body = #"{"code":"rate_limit.exceeded","detail":"200 a minute"}"#
        #expect(
            try message(429, body, [("retry-after", "30")])
                == "http://127.0.0.1:8080 is asked too often: 200 a minute; try again in 30 seconds"
        )
    }

    @Test
    func letsNoServerSteerTheTerminal() throws {
        let text = try message(422, #"{"detail":"a\u001b[2J\nb\u202ec"}"#)
        #expect(text == "refused: a\u{FFFD}[2J b\u{FFFD}c")
    }
}
