import HTTPDaemon
import Testing
import WidgetStore
import Widgets

@testable import WidgetServer

@Suite struct PictureCacheTests {
    private func key(_ number: Int) throws -> PictureKey {
        var options = PictureOptions(.png)
        options.instant = Instant(seconds: Int64(number))
        let slug = try #require(Slug("w"))
        return PictureKey(account: AccountID(rawValue: 1), slug: slug, format: .png, options: options)
    }

    private func picture(_ size: Int, end: Instant? = nil) throws -> DrawnPicture {
        let content = try #require(WidgetContent(stored: ["template": "progress", "value": 1]))
        let snapshot = WidgetSnapshot(name: "W", content: content, updatedAt: Instant(seconds: 0))
        return DrawnPicture(
            revision: EntityTag(opaque: "1"),
            presentation: Presentation(
                of: snapshot,
                at: Instant(seconds: 0),
                family: .medium,
                environment: WidgetEnvironment()
            ),
            start: Instant(seconds: 0),
            end: end,
            bytes: SharedBytes([UInt8](repeating: 0, count: size)),
            entityTag: EntityTag(opaque: "p")
        )
    }

    @Test func forgetsWhatWasNotAskedForLongest() throws {
        var cache = PictureCache(limit: 3 * (1_000 + PictureCache.overhead))
        for number in 0..<3 { try cache.keep(picture(1_000), for: key(number)) }
        #expect(try cache.picture(key(0)) != nil)
        try cache.keep(picture(1_000), for: key(3))
        #expect(try cache.picture(key(1)) == nil)
        for number in [0, 2, 3] { #expect(try cache.picture(key(number)) != nil) }
        #expect(cache.count == 3)
    }

    @Test func staysWithinItsBoundWhateverComes() throws {
        var cache = PictureCache(limit: 100_000)
        var random = SystemRandomNumberGenerator()
        for _ in 0..<3_000 {
            let number = Int.random(in: 0..<60, using: &random)
            if Bool.random(using: &random) {
                try cache.keep(picture(Int.random(in: 0..<20_000, using: &random)), for: key(number))
                #expect(try cache.picture(key(number)) != nil)
            } else {
                _ = try cache.picture(key(number))
            }
            #expect(cache.bytes <= 100_000)
        }
        for number in 0..<60 { try cache.keep(picture(200_000), for: key(number)) }
        #expect(cache.count == 0)
        #expect(cache.bytes == 0)
    }

    @Test func keepsNothingWithoutRoom() throws {
        var cache = PictureCache(limit: 0)
        try cache.keep(picture(0), for: key(0))
        #expect(cache.count == 0)
    }
}
