import Testing

@testable import WidgetStore

@Suite("Checkpoints")
struct CheckpointPolicyTests {
    @Test func waitsUntilTheLogIsLongAndThenNowAndThen() {
        var policy = CheckpointPolicy()
        let actions = [1, 999, 1_000, 1_001, 1_249, 1_250, 3_999, 4_000, 4_250].map { policy.action(frames: $0) }
        #expect(actions == [.none, .none, .passive, .none, .none, .passive, .passive, .none, .restart])
    }

    @Test func beginsAnewWithTheLog() {
        var policy = CheckpointPolicy()
        #expect(policy.action(frames: 5_000) == .restart)
        #expect([2, 999, 1_000].map { policy.action(frames: $0) } == [.none, .none, .passive])
    }
}
