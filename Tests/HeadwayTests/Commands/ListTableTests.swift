import Testing
import Widgets

@testable import HeadwayCommands

@Suite
struct ListTableTests {
    private func widget(_ text: String) throws -> ReceivedWidget {
        try #require(ReceivedWidget(try JSON(parsing: text)))
    }

    @Test
    func alignsColumnsByWhatATerminalShows() throws {
        let widgets = [
            try widget(
                #"{"slug":"a","name":"A","content":{"template":"progress","value":1,"label":"バックアップ"},"#
                    + #""updated_at":"2026-03-01T09:59:30Z"}"#
            ),
            try widget(
                #"{"slug":"longer","name":"Name","content":{"template":"progress","value":0.004},"#
                    + #""updated_at":"2026-03-01T07:00:00Z","stale_after":60}"#
            ),
            try widget(
                #"{"slug":"new","name":"n","content":{"template":"gauge"},"updated_at":"2026-02-20T10:00:00Z"}"#
            ),
        ]
        #expect(
            ListCommand.table(widgets, now: Recorder.now) == """
                SLUG    READS  LABEL         PUSHED
                a        100%  バックアップ  30s ago
                longer     0%  Name          3h ago, stale
                new         –  n             9d ago
                """
        )
    }

    @Test
    func cutsLongLabelsAndDisarmsHostileOnes() throws {
        let long = String(repeating: "x", count: 300)
        let widgets = [
            try widget(#"{"slug":"a","name":"\#(long)","content":{}}"#),
            try widget(#"{"slug":"b","name":"\u001b]0;x\u0007","content":{}}"#),
        ]
        let lines = ListCommand.table(widgets, now: Recorder.now).split(separator: "\n")
        #expect(lines[1].contains(String(repeating: "x", count: 39) + "…  –"))
        #expect(lines[2].contains("\u{FFFD}]0;x\u{FFFD}"))
    }

    @Test
    func readsAWindowByTheClock() throws {
        let window = #"{"slug":"w","name":"w","content":{"template":"progress","start_date":"2026-03-01T09:00:00Z","#
        let half = try widget(window + #""end_date":"2026-03-01T11:00:00Z"}}"#)
        #expect(half.reading(at: Recorder.now) == "50%")
    }

    @Test
    func readsAWindowThatAClockFarBehindWouldRefuse() throws {
        let widget = try widget(
            #"{"slug":"w","name":"w","updated_at":"2029-01-01T00:00:00Z","content":{"template":"progress","#
                + #""start_date":"2029-01-01T00:00:00Z","end_date":"2029-02-01T00:00:00Z"}}"#
        )
        #expect(widget.reading(at: Recorder.now) == "0%")
        #expect(widget.age(at: Recorder.now) == "0s ago")
    }
}
