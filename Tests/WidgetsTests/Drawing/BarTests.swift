import Testing

@testable import Widgets

@Suite("The fill is the reading")
struct BarTests {
    private static let families: [Family] = [.small, .medium, .large, .rectangular]

    private func bar(_ value: String, _ family: Family, locale: String = "en") throws -> (track: Rect, fill: Rect?) {
        let fixture = DrawingFixture(members: "{\"value\":\(value)}", family: family, locale: locale)
        let drawing = try fixture.drawing()
        return (try #require(drawing.mark(.track)).frame, drawing.mark(.fill)?.frame)
    }

    @Test("fill = reading × track, and the number reads the same", arguments: families)
    func fillsTheFraction(_ family: Family) throws {
        for percent in 8...98 {
            let value = Double(percent) / 100
            let (track, fill) = try bar("\(percent)e-2", family)
            let done = try #require(fill)
            #expect(abs(done.width - value * track.width) < 1e-9)
            #expect(done.x == track.x && done.y == track.y && done.height == track.height)
            let fixture = DrawingFixture(members: "{\"value\":\(percent)e-2}", family: family)
            #expect(try fixture.drawing().texts(.number) == [family == .rectangular ? "\(percent)%" : "\(percent)"])
        }
    }

    @Test("1 fills exactly the track", arguments: families)
    func fillsTheTrack(_ family: Family) throws {
        let (track, fill) = try bar("1", family)
        #expect(fill == track)
    }

    @Test("0 and -0.0 fill nothing", arguments: families, ["0", "-0.0"])
    func fillsNothing(_ family: Family, value: String) throws {
        #expect(try bar(value, family).fill == nil)
        let texts = try DrawingFixture(members: "{\"value\":\(value)}", family: family).drawing().texts(.number)
        #expect(texts.allSatisfy { $0.hasPrefix("0") })
    }

    @Test("above 0 shows at least the round end", arguments: families, ["0.004", "1e-9", "5e-324"])
    func showsASliver(_ family: Family, value: String) throws {
        let (track, fill) = try bar(value, family)
        let done = try #require(fill)
        #expect(done.width == max(track.height, 0.004 * track.width * (value == "0.004" ? 1 : 0)))
    }

    @Test("below 1 leaves a gap", arguments: families, ["0.996", "0.9999999999"])
    func leavesAGap(_ family: Family, value: String) throws {
        let (track, fill) = try bar(value, family)
        let done = try #require(fill)
        #expect(track.width - done.width >= Bar.leastGap - 1e-9)
        #expect(track.width - done.width < 2)
    }

    @Test("two widgets at 0.5 and 0.6 are as 5 to 6", arguments: families)
    func comparesLengths(_ family: Family) throws {
        let half = try #require(try bar("0.5", family).fill).width
        let more = try #require(try bar("0.6", family).fill).width
        #expect(abs(half * 6 - more * 5) < 1e-9)
    }

    @Test("the fill begins at the right where text does", arguments: families)
    func fillsFromTheRight(_ family: Family) throws {
        let (track, fill) = try bar("0.25", family, locale: "ar")
        let done = try #require(fill)
        #expect(abs(done.maxX - track.maxX) < 1e-9 && abs(done.width - track.width / 4) < 1e-9)
    }
}
