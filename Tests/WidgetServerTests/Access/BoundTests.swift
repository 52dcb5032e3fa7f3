import SystemSupport
import TestSupport
import Testing
import WidgetStore
import Widgets

@testable import WidgetServer

/// Memory and queues that are bounded whatever clients do.
@Suite struct BoundTests {
    @Test func onlySoManySecretsAreRemembered() throws {
        let server = try TestServer()
        let directory = AccessDirectory(
            store: server.sqlite,
            clocks: Clocks(now: { server.clock.now }, uptime: { .zero }),
            limit: 2
        ) { _, _ in }
        let secrets = try (0..<4).map { _ in try server.makeLink("w").secret } + [server.key]
        for secret in secrets {
            let credential = try #require(Credential(secret))
            #expect(try directory.access(for: credential) != nil)
        }
        #expect(directory.rememberedCount == 2)
    }

    @Test func secretsThatAreNotKnownAreNotRemembered() throws {
        let server = try TestServer()
        let directory = AccessDirectory(
            store: server.sqlite,
            clocks: Clocks(now: { server.clock.now }, uptime: { .zero })
        ) { _, _ in }
        for kind in AccessKey.Kind.allCases {
            let credential = try #require(Credential(try AccessKey.random(kind).plainText))
            #expect(try directory.access(for: credential) == nil)
        }
        #expect(directory.rememberedCount == 0)
    }

    @Test func onlySoManyErrandsWait() throws {
        let errands = try SerialQueue()
        let (started, gate) = (Semaphore(), Semaphore())
        let done = Collected<Int>()
        #expect(
            errands.run {
                started.signal()
                gate.wait()
            }
        )
        started.wait()
        for number in 0..<SerialQueue.limit { #expect(errands.run { done.add(number) }) }
        #expect(!errands.run { done.add(-1) })
        gate.signal()
        errands.stop()
        #expect(done.all == Array(0..<SerialQueue.limit))
    }

    @Test func onlySoManyActionsWait() throws {
        let silent = try SilentTarget()
        let document = try JSON(parsing: #"{"template":"progress","value":0,"url_action":{"url":"\#(silent.url)"}}"#)
        let action = try #require(try WidgetContent(document, now: Instant(seconds: 0)).fields.urlAction)
        let request = try #require(ActionRequest(action))
        let relay = try ActionRelay()
        let outcomes = Collected<RelayOutcome>()
        var taken = 0
        while taken < 1_000, relay.send(request, completion: { outcomes.add($0) }) { taken += 1 }
        // Some may have been taken up by a thread already.
        #expect((ActionRelay.limit...ActionRelay.limit + ActionRelay.threads).contains(taken))
        relay.stop()
        #expect(outcomes.all.count == taken, "everybody is told")
    }
}
