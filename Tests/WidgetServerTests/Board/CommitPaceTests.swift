import Testing

@testable import WidgetServer

/// When a thread that serves others may wait for a commit.
@Suite struct CommitPaceTests {
    @Test func onlyARunOfQuickCommitsIsQuick() {
        var pace = CommitPace()
        for _ in 0..<15 { pace.note(.microseconds(2_000)) }
        #expect(!pace.isQuick)
        pace.note(.microseconds(100))
        #expect(pace.isQuick)
    }

    @Test func oneSlowCommitEndsIt() {
        var pace = CommitPace()
        for _ in 0..<100 { pace.note(.microseconds(100)) }
        pace.note(.microseconds(2_001))
        #expect(!pace.isQuick)
        for _ in 0..<15 { pace.note(.microseconds(100)) }
        #expect(!pace.isQuick)
        pace.note(.microseconds(100))
        #expect(pace.isQuick)
    }
}
