import Testing
import Widgets

@testable import WidgetPictures

@Suite("Widths that are kept")
struct WidthCacheTests {
    private let font = Font(size: 15)

    @Test("A text is measured once")
    func measuresOnce() throws {
        var cache = WidthCache()
        var count = 0
        for _ in 0..<3 {
            let width = try cache.width(of: "abc", in: font) {
                count += 1
                return 42
            }
            #expect(width == 42)
        }
        #expect(count == 1)
        _ = try cache.width(of: "abc", in: Font(size: 16)) {
            count += 1
            return 43
        }
        #expect(count == 2)
    }

    @Test("Many texts are forgotten, one in steady use is not")
    func isBounded() throws {
        var cache = WidthCache(capacity: 100)
        var count = 0
        for index in 0..<1000 {
            _ = try cache.width(of: "\(index)", in: font) { 1 }
            _ = try cache.width(of: "used", in: font) {
                count += 1
                return 2
            }
            #expect(cache.count <= 100)
        }
        #expect(count == 1)
        _ = try cache.width(of: String(repeating: "a", count: 5000), in: font) { 3 }
        #expect(cache.count <= 100)
    }
}
