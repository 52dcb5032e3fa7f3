import HTTPDaemon
import Testing

@testable import WidgetServer

@Suite struct RateLimiterTests {
    private let address = PeerAddress(ipv4: 0xCB00_7101)

    @Test func admitsAMinuteAtOnceAndThenAsItDrains() {
        var limiter = RateLimiter(perMinute: 200)
        for _ in 0..<200 { #expect(limiter.admit(address, now: .microseconds(5)) == .admitted) }
        #expect(limiter.admit(address, now: .microseconds(5)) == .refused(retryAfter: .milliseconds(300)))
        #expect(limiter.admit(address, now: .microseconds(300_004)) == .refused(retryAfter: .milliseconds(1)))
        #expect(limiter.admit(address, now: .microseconds(300_005)) == .admitted)
        #expect(limiter.admit(address, now: .microseconds(300_005)) == .refused(retryAfter: .milliseconds(300)))
    }

    @Test func refusedRequestsCostNothing() {
        var limiter = RateLimiter(perMinute: 1)
        #expect(limiter.admit(address, now: .zero) == .admitted)
        for now in stride(from: Int64(0), to: 60_000_000, by: 10_000_000) {
            #expect(limiter.admit(address, now: .microseconds(now)) != .admitted)
        }
        #expect(limiter.admit(address, now: .microseconds(60_000_000)) == .admitted)
    }

    @Test func aLongRestEarnsNoMoreThanAMinute() {
        var limiter = RateLimiter(perMinute: 2)
        _ = limiter.admit(address, now: .zero)
        let later = Duration.seconds(86_400)
        #expect((0..<3).map { _ in limiter.admit(address, now: later) == .admitted } == [true, true, false])
    }

    @Test(arguments: [0, -1, Int.min])
    func zeroOrLessAdmitsAll(perMinute: Int) {
        var limiter = RateLimiter(perMinute: perMinute)
        for _ in 0..<1_000 { #expect(limiter.admit(address, now: .zero) == .admitted) }
    }

    @Test(arguments: [Int.max, 60_000_001, 60_000_000])
    func aRateBeyondTheClockIsNoTrap(perMinute: Int) {
        var limiter = RateLimiter(perMinute: perMinute)
        #expect(limiter.admit(address, now: .zero) == .admitted)
        #expect(limiter.admit(address, now: .microseconds(Int64.max / 2)) == .admitted)
    }

    @Test func countsTheNetworkOfAnIPv6Address() {
        var limiter = RateLimiter(perMinute: 1)
        #expect(limiter.admit(PeerAddress(high: 7, low: 1), now: .zero) == .admitted)
        #expect(limiter.admit(PeerAddress(high: 7, low: 2), now: .zero) != .admitted)
        #expect(limiter.admit(PeerAddress(high: 8, low: 1), now: .zero) == .admitted)
    }

    @Test func countsEachIPv4AddressAlone() {
        var limiter = RateLimiter(perMinute: 1)
        #expect(limiter.admit(PeerAddress(ipv4: 1), now: .zero) == .admitted)
        #expect(limiter.admit(PeerAddress(ipv4: 2), now: .zero) == .admitted)
        #expect(limiter.admit(PeerAddress(ipv4: 1), now: .zero) != .admitted)
    }

    @Test func aFloodOfAddressesDoesNotFreeTheOneThatOwesMost() {
        var limiter = RateLimiter(perMinute: 100)
        for _ in 0..<100 { _ = limiter.admit(address, now: .zero) }
        for number in 0..<UInt32(2 * RateLimiter.addressLimit) {
            _ = limiter.admit(PeerAddress(ipv4: number), now: .zero)
        }
        #expect(limiter.admit(address, now: .zero) != .admitted)
    }
}
