import Testing
import Widgets

@testable import HeadwayCommands

@Suite
struct PushRequestTests {
    private func request(_ arguments: String...) throws -> PushRequest {
        try request(arguments)
    }

    private func request(_ arguments: [String]) throws -> PushRequest {
        guard case .run(let parsed) = try ArgumentParser(.push).parse(arguments) else {
            throw CommandError.failed("help was asked for")
        }
        return try PushRequest(parsed, now: Recorder.now)
    }

    @Test
    func patchesWhatIsNamedAndNothingElse() throws {
        #expect(try request("backup", "42%").patchBody.text == #"{"content":{"value":0.42}}"#)
        #expect(try request("backup", "--name", "B").patchBody.text == #"{"name":"B","content":{}}"#)
        #expect(try request("backup", "--throttle", "off").patchBody.text == #"{"content":{},"push_throttle":null}"#)
    }

    @Test
    func sendsEveryOptionAsItsField() throws {
        let options = [
            "--name=N", "--label=L", "--subtitle=S", "--icon=checklist", "--accent=green", "--background=112233",
            "--text-color=#FFF00080", "--severity=info", "--trend=up", "--row=Acked=6", "--row=Size=5 GB", "--from=now",
            "--until=+2h", "--stale-after=15m", "--throttle=30s", "--url=https://x.example", "--url-title=Open",
            "--url-foreground", "--clear=unit",
        ]
        let request = try request(["b", "0.6"] + options)
        #expect(
            request.patchBody.text
                == ##"{"name":"N","content":{"value":0.6,"start_date":"2026-03-01T10:00:00Z","##
                + ##""end_date":"2026-03-01T12:00:00Z","label":"L","subtitle":"S","icon":"checklist","##
                + ##""accent_color":"green","background_color":"112233","text_color":"#FFF00080","severity":"info","##
                + ##""trend":"up","stat_rows":["##
                + ##"{"label":"Acked","value":"6"},{"label":"Size","value":"5","unit":"GB"}],"url_action":"##
                + ##"{"url":"https://x.example","foreground":true,"title":"Open"},"unit":null},"##
                + ##""push_throttle":30,"stale_after":900}"##
        )
        #expect(request.faults(now: Recorder.now).isEmpty)
    }

    @Test
    func makesAWidgetWithoutWhatIsCleared() throws {
        let request = try request("b", "0.6", "--clear", "label", "--stale-after", "off")
        #expect(
            request.postBody.text == #"{"slug":"b","name":"b","content":{"template":"progress","value":0.6}}"#
        )
    }

    @Test(arguments: [
        ("label", "label"), ("rows", "stat_rows"), ("row", "stat_rows"), ("stat_rows", "stat_rows"),
        ("from", "start_date"), ("until", "end_date"), ("accent", "accent_color"), ("accent_color", "accent_color"),
        ("url", "url_action"),
        ("value", "value"), ("subtitle-timer", "subtitle_timer"), ("min_value", "min_value"),
    ])
    func clearsAFieldByEitherName(_ word: String, _ name: String) throws {
        #expect(try request("b", "--clear", word).content == [name: .null])
    }

    @Test
    func clearsASettingBesideTheContent() throws {
        #expect(try request("b", "--clear", "stale-after").settings == ["stale_after": .null])
    }

    @Test(arguments: [
        (["b"], "there is nothing to push"), (["b", "--json"], "there is nothing to push"),
        (["-b", "1"], "there is no option -b"), (["b c", "1"], "is no slug"),
        (["b", "1", "--clear", "value"], "VALUE sets what --clear value removes"),
        (["b", "--clear", "lable"], "did you mean label?"), (["b", "--clear", "name"], "known are value, from"),
        (["b", "--url-title", "x"], "give its --url too"),
        (["b"] + Array(repeating: "--row=a=1", count: 7), "at most 6"),
    ])
    func refusesWhatMakesNoSense(_ arguments: [String], _ words: String) {
        #expect {
            guard case .run(let parsed) = try ArgumentParser(.push).parse(arguments) else { return }
            _ = try PushRequest(parsed, now: Recorder.now)
        } throws: { error in
            let error = error as? CommandError
            return error?.code == .misused && error?.message.contains(words) ?? false
        }
    }

    @Test
    func findsFaultsWithoutAServerAndNamesTheirOptions() throws {
        let request = try request(
            ["b", "--accent=greem", "--row=A=1", "--row==2", "--url=javascript:x", "--stale-after=5s", "--name="]
                + ["--from=+2h", "--until=+1h"]
        )
        #expect(
            request.faults(now: Recorder.now).map { PushField.place(of: $0.location) }
                == ["--name", "--stale-after", "--row 2", "--accent", "--url", "--until"]
        )
    }

    @Test
    func leavesWhatTheStoredContentMayHoldToTheServer() throws {
        #expect(try request("b", "--clear", "value").faults(now: Recorder.now).isEmpty)
        #expect(try request("b", "--until", "+1h").faults(now: Recorder.now).isEmpty)
        #expect(try request("b", "--until", "+1h").creationFaults(now: Recorder.now).count == 1)
        #expect(try request("b", "--from", "now", "--until", "+1h").creationFaults(now: Recorder.now).isEmpty)
    }
}
