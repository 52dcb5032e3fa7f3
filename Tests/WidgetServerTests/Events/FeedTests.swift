import Testing
import Widgets

@testable import WidgetServer

@Suite struct FeedTests {
    private func slug(_ number: Int) throws -> Slug {
        try #require(Slug("s\(number)"))
    }

    private func told(_ news: Feed.News) -> [String]? {
        switch news {
        case .none: []
        case .changes(let entries, _): entries.map { "\($0.sequence) \($0.change.slug.text)" }
        case .tooOld: nil
        }
    }

    @Test func tellsEachSlugOnceAtItsNewestChange() throws {
        var feed = Feed()
        for number in [1, 2, 1, 3, 1] { feed.record(.removed(try slug(number))) }
        #expect(told(feed.news(after: 0)) == [], "nothing is announced yet")
        feed.announce()
        #expect(told(feed.news(after: 0)) == ["2 s2", "4 s3", "5 s1"])
        #expect(told(feed.news(after: 2)) == ["4 s3", "5 s1"])
        #expect(told(feed.news(after: 5)) == [])
    }

    @Test func tellsOnlyWhatIsAnnounced() throws {
        var feed = Feed()
        for number in [1, 2] { feed.record(.removed(try slug(number))) }
        feed.announce()
        feed.record(.removed(try slug(1)))
        // The older state of s1 is gone, the newer is not to be told yet.
        #expect(told(feed.news(after: 0)) == ["2 s2"])
        feed.announce()
        #expect(told(feed.news(after: 2)) == ["3 s1"])
    }

    @Test func staysSmallHoweverOftenASlugChanges() throws {
        var feed = Feed()
        for number in 0..<100_000 { feed.record(.removed(try slug(number % 10))) }
        feed.announce()
        #expect(feed.storedCount <= 2 * 10 + 65)
        #expect(told(feed.news(after: 99_995)) == ["99996 s5", "99997 s6", "99998 s7", "99999 s8", "100000 s9"])
    }

    @Test func forgetsTheOldestRemovalsAndSaysSo() throws {
        var feed = Feed()
        for number in 0..<5_000 { feed.record(.removed(try slug(number))) }
        feed.announce()
        #expect(feed.storedCount <= 2 * Feed.removalLimit)
        #expect(told(feed.news(after: 0)) == nil)
        #expect(!feed.remembers(feed.forgotten - 1))
        #expect(feed.remembers(feed.forgotten))
        #expect(told(feed.news(after: feed.forgotten))?.count == 5_000 - feed.forgotten)
        #expect(5_000 - feed.forgotten >= Feed.removalLimit)
        #expect(!feed.remembers(5_001))
    }
}
