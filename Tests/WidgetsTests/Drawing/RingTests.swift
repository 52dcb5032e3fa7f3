import Testing

@testable import Widgets

@Suite("The ring is a bent bar")
struct RingTests {
    private func fill(_ value: String, locale: String = "en") throws -> Arc? {
        let fixture = DrawingFixture(members: "{\"value\":\(value)}", family: .circular, locale: locale)
        guard case .arc(let arc) = try fixture.drawing().mark(.fill)?.shape else { return nil }
        return arc
    }

    /// What is seen of the arc with its round ends, in turns.
    private func length(_ arc: Arc) -> Double {
        arc.sweep.magnitude + (arc.isWhole ? 0 : arc.lineWidth / Ring.length)
    }

    @Test("the arc with its ends is as long as the fraction, from twelve o'clock", arguments: 4...98)
    func fillsTheFraction(_ percent: Int) throws {
        let arc = try #require(try fill("\(percent)e-2"))
        #expect(abs(length(arc) - Double(percent) / 100) < 1e-9)
        #expect(abs(arc.start - arc.lineWidth / 2 / Ring.length) < 1e-9)
    }

    @Test("1 is the whole ring, 0 none of it")
    func fillsAllOrNothing() throws {
        #expect(try fill("1")?.isWhole == true)
        #expect(try fill("0") == nil)
    }

    @Test("a sliver above 0, a gap below 1", arguments: ["0.004", "0.996", "0.9999999999"])
    func keepsAwayFromTheEnds(_ value: String) throws {
        let arc = try #require(try fill(value))
        #expect(arc.sweep > 0)
        #expect((1 - length(arc)) * Ring.length >= Bar.leastGap - 1e-9)
    }

    @Test("runs the other way where text does")
    func mirrors() throws {
        let right = try #require(try fill("0.3"))
        let left = try #require(try fill("0.3", locale: "he"))
        #expect(left.sweep == -right.sweep && left.start == -right.start)
    }
}
