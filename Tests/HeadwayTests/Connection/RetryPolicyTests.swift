import Testing

@testable import HeadwayCommands

@Suite
struct RetryPolicyTests {
    @Test
    func asksABusyServerThreeTimesMore() {
        var policy = RetryPolicy()
        let waits: [Duration] = [.milliseconds(500), .seconds(1), .seconds(2)]
        for wait in waits {
            #expect(policy.action(status: 503, retryAfter: nil, left: .seconds(15)) == .retry(after: wait))
        }
        #expect(policy.action(status: 503, retryAfter: nil, left: .seconds(15)) == .take)
    }

    @Test
    func waitsAsLongAsItIsToldTo() {
        var policy = RetryPolicy()
        #expect(policy.action(status: 429, retryAfter: .seconds(7), left: .seconds(15)) == .retry(after: .seconds(7)))
        #expect(policy.action(status: 503, retryAfter: .zero, left: .seconds(8)) == .retry(after: .zero))
    }

    @Test
    func doesNotWaitLongerThanTheCallMayTake() {
        var policy = RetryPolicy()
        #expect(policy.action(status: 429, retryAfter: .seconds(15), left: .seconds(15)) == .take)
        #expect(policy.action(status: 503, retryAfter: nil, left: .milliseconds(500)) == .take)
    }

    @Test(arguments: [200, 201, 204, 301, 400, 401, 403, 404, 422, 429, 500, 502, 504])
    func takesEveryOtherAnswer(_ status: Int) {
        var policy = RetryPolicy()
        #expect(policy.action(status: status, retryAfter: nil, left: .seconds(15)) == .take)
    }
}
