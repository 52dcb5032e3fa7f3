import TestSupport
import Testing
import WidgetPictures
import Widgets

/// `GET /widgets/{slug}/picture.…`, over a socket.
@Suite struct PictureTests {
    private static let window = """
        {"slug":"w","name":"W","stale_after":3600,"content":{"template":"progress","label":"Backup",\
        "start_date":"2026-11-30T12:00:00Z","end_date":"2026-11-30T14:00:00Z"}}
        """

    /// What the core and the renderer make of the same widget, without a server.
    private func picture(_ document: String, at moment: String, _ environment: WidgetEnvironment) throws -> [UInt8] {
        let json = try JSON(parsing: document)
        let draft = try WidgetDraft.posted(json, now: Instant(rfc3339: "2026-11-30T12:00:00Z")).1
        let snapshot = try WidgetSnapshot(draft, updatedAt: Instant(rfc3339: "2026-11-30T12:00:00Z"))
        let now = try Instant(rfc3339: moment)
        let presentation = Presentation(of: snapshot, at: now, family: .large, environment: environment)
        let renderer = PictureRenderer(assets: try PictureAssets.find())
        return try renderer.png(Layout.drawing(of: presentation, measuredBy: renderer.measurer()), scale: 3)
    }

    @Test func drawsWhatIsAskedFor() throws {
        let server = try TestServer()
        _ = try server.call("POST", "/widgets", Body.pages)
        let query = "family=large&scale=3&appearance=dark&locale=uk&timezone=Europe%2FKyiv&build=1.5&unknown=1"
        let answer = try server.call("GET", "/widgets/pages/picture.png?" + query)
        #expect(answer.status == 200, "\(answer.text)")
        let environment = WidgetEnvironment(
            locale: try #require(ReaderLocale("uk")),
            appearance: .dark,
            build: DeviceBuild(major: 1, minor: 5),
            offset: try #require(UTCOffset(zone: "Europe/Kyiv"))
        )
        #expect(try answer.body == picture(Body.pages, at: "2026-11-30T12:00:00Z", environment))
    }

    @Test(arguments: [
        ("png", "image/png", [0x89, 0x50, 0x4E, 0x47]), ("svg", "image/svg+xml", Array("<svg".utf8)),
        ("pdf", "application/pdf", Array("%PDF".utf8)),
    ])
    func sendsEachKindOfFile(ending: String, type: String, start: [UInt8]) throws {
        let server = try TestServer()
        try server.create("w")
        let answer = try server.call("GET", "/widgets/w/picture.\(ending)")
        #expect(answer.status == 200, "\(answer.text)")
        #expect(answer["content-type"] == type)
        #expect(answer["cache-control"] == "no-cache")
        #expect(answer["x-content-type-options"] == "nosniff")
        #expect(answer["access-control-allow-origin"] == nil)
        let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
        #expect(answer["content-security-policy"] == (ending == "svg" ? policy : nil))
        #expect(answer.body.starts(with: start))
        let head = try server.call("HEAD", "/widgets/w/picture.\(ending)")
        #expect(head.status == 200)
        #expect(head["content-length"] == "\(answer.body.count)")
        #expect(head["etag"] == answer["etag"])
    }

    @Test func drawsTheMediumFamilyAtTwoPixelsToThePointUnlessToldOtherwise() throws {
        let server = try TestServer()
        try server.create("w")
        let usual = try server.call("GET", "/widgets/w/picture.png")
        // The width and the height stand in the first chunk.
        #expect(Array(usual.body[16..<24]) == [0, 0, 0x02, 0xD8, 0, 0, 0x01, 0x54])
        let same = "family=medium&scale=2&appearance=light&locale=en&timezone=UTC&build=1.6&at="
        #expect(try server.call("GET", "/widgets/w/picture.png?\(same)").body == usual.body)
        let inOtherLanguages = try server.call("GET", "/widgets/w/picture.png", headers: ["Accept-Language: ar"])
        #expect(inOtherLanguages.body == usual.body, "caches of others must agree")
    }

    @Test func answersTheSameStateWithTheSameBytes() throws {
        let server = try TestServer()
        try server.create("w")
        let first = try server.call("GET", "/widgets/w/picture.png")
        let second = try server.call("GET", "/widgets/w/picture.png")
        #expect(first.body == second.body)
        let tag = try #require(first["etag"])
        #expect(tag.hasPrefix("\""), "a strong tag")
        #expect(second["etag"] == tag)
        let known = try server.call("GET", "/widgets/w/picture.png", headers: ["If-None-Match: \"x\", \(tag)"])
        #expect(known.status == 304)
        #expect(known["etag"] == tag)
        #expect(known["cache-control"] == "no-cache")
        #expect(known.body.isEmpty)
        #expect(try server.drawnPictures() == 1)
    }

    @Test func isMissingUntilItsWidgetIsThere() throws {
        let server = try TestServer()
        try server.call("GET", "/widgets/pages/picture.svg").expectProblem(404, code: "widget.not_found")
        _ = try server.call("POST", "/widgets", Body.pages)
        let answer = try server.call("GET", "/widgets/pages/picture.svg")
        #expect(answer.status == 200)
        #expect(answer.text.contains("<title>Pages, 60%, 6 of 10 acked"), "\(answer.text.prefix(400))")
    }

    @Test func changesWithEveryPushThatCanBeSeen() throws {
        let server = try TestServer()
        try server.create("w")
        let before = try server.call("GET", "/widgets/w/picture.png")
        server.clock.advance(seconds: 60)
        _ = try server.call("PATCH", "/widgets/w", "{}")
        let beaten = try server.call("GET", "/widgets/w/picture.png")
        #expect(beaten["etag"] == before["etag"], "a heartbeat shows nothing new")
        #expect(try server.drawnPictures() == 1)
        _ = try server.call("PATCH", "/widgets/w", Body.patch(#"{"value":0.75}"#))
        let after = try server.call(
            "GET",
            "/widgets/w/picture.png",
            headers: ["If-None-Match: \(before["etag"] ?? "")"]
        )
        #expect(after.status == 200)
        #expect(after["etag"] != before["etag"])
        #expect(after.body != before.body)
    }

    @Test func advancesWithTheServersClock() throws {
        let server = try TestServer()
        _ = try server.call("POST", "/widgets", PictureTests.window)
        let path = "/widgets/w/picture.png?scale=1"
        let start = try server.call("GET", path)
        server.clock.advance(seconds: 1_800)
        let quarter = try server.call("GET", path)
        #expect(quarter["etag"] != start["etag"])
        server.clock.advance(seconds: 1)
        #expect(try server.call("GET", path)["etag"] == quarter["etag"], "no pixel has changed within a second")
        #expect(try server.drawnPictures() == 2)
        server.clock.advance(seconds: 60)
        #expect(try server.call("GET", path)["etag"] != quarter["etag"])
        server.clock.advance(seconds: -1_861)
        #expect(try server.call("GET", path)["etag"] == start["etag"], "a clock that is set back is followed")
    }

    @Test func showsWhatItWouldLookLikeAtAnotherTime() throws {
        let server = try TestServer()
        _ = try server.call("POST", "/widgets", PictureTests.window)
        let path = "/widgets/w/picture.svg?at="
        #expect(try server.call("GET", path + "2026-11-30T13:00:00Z").text.contains("50%"))
        #expect(try server.call("GET", path + "2026-11-30T15:00:00%2B02:00").text.contains("50%"))
        #expect(try server.call("GET", path + "2026-11-30T15:00:00+02:00").text.contains("50%"))
        #expect(try server.call("GET", path + "1999-01-01T00:00:00Z").text.contains("0%"))
        #expect(try server.call("GET", path + "9999-12-31T23:59:59Z").text.contains("100%"))
    }

    @Test func goesStaleInTheReadersTimeZone() throws {
        let server = try TestServer()
        _ = try server.call("POST", "/widgets", PictureTests.window)
        let path = "/widgets/w/picture.svg?timezone=Asia/Kathmandu"
        #expect(try !server.call("GET", path).text.contains("as of"))
        server.clock.advance(seconds: 3_600)
        let stale = try server.call("GET", path).text
        #expect(stale.contains("as of 5:45"), "\(stale.prefix(300))")
    }

    @Test func saysTheLabelAsItIs() throws {
        let server = try TestServer()
        _ = try server.call("POST", "/widgets", Body.progress(#""value":0.5,"label":"R&D <core> \"a\" 'b'""#))
        let text = try server.call("GET", "/widgets/w/picture.svg").text
        let title = try #require(text.firstMatch(of: /<title>([^<]*)<\/title>/)?.1)
        let said = title.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#39;", with: "'").replacing("&apos;", with: "'").replacing("&amp;", with: "&")
        #expect(said.hasPrefix(#"R&D <core> "a" 'b', 50%"#), "\(said)")
    }

    @Test(arguments: [
        ("family=huge", "query.family", "small, medium, large, circular, rectangular or inline"),
        ("family=Medium", "query.family", "small"), ("scale=0", "query.scale", "1, 2, 3 or 4"),
        ("scale=5", "query.scale", "1, 2, 3 or 4"), ("scale=2.0", "query.scale", "1, 2, 3 or 4"),
        ("scale=%2B2", "query.scale", "1, 2, 3 or 4"), ("appearance=sepia", "query.appearance", "light or dark"),
        ("locale=1", "query.locale", "en"), ("locale=%00", "query.locale", "en"),
        ("timezone=Mars/Base", "query.timezone", "Europe/Kyiv"),
        ("timezone=..%2F..%2Fetc%2Fpasswd", "query.timezone", "Europe/Kyiv"),
        ("timezone=%2Fetc%2Flocaltime", "query.timezone", "Europe/Kyiv"), ("build=x", "query.build", "1.6"),
        ("at=now", "query.at", "RFC 3339"), ("at=2026-02-30T00:00:00Z", "query.at", "RFC 3339"),
        ("family=%zz", "query.family", "UTF-8"), ("locale=%ff", "query.locale", "UTF-8"),
    ])
    func namesTheParameterThatIsWrong(query: String, location: String, rule: String) throws {
        let server = try TestServer()
        try server.create("w")
        let answer = try server.call("GET", "/widgets/w/picture.png?" + query)
        try answer.expectProblem(422, detail: rule)
        #expect(try answer.locations() == [location])
        #expect(try server.drawnPictures() == 0)
    }

    @Test func namesAllParametersThatAreWrong() throws {
        let server = try TestServer()
        try server.create("w")
        let long = String(repeating: "x", count: 5_000)
        let answer = try server.call("GET", "/widgets/w/picture.png?timezone=\(long)&scale=9&family=\(long)&scale=1")
        #expect(try answer.locations() == ["query.family", "query.scale", "query.timezone"])
        #expect(answer.body.count < 1_500, "an answer is not larger than the question")
    }

    @Test func isForWhoMayReadTheWidget() throws {
        let server = try TestServer()
        try server.create("w")
        try server.create("other")
        let path = "/widgets/w/picture.png"
        let token = try server.makeLink("w").secret
        #expect(try server.call("GET", path, key: token).status == 200)
        #expect(try server.call("GET", "\(path)?token=\(token)", headers: ["Authorization:"]).status == 200)
        try server.call("GET", "/widgets/other/picture.png", key: token).expectProblem(403)
        let narrow = try server.makeKey("narrow", patterns: ["ci-*"]).secret
        try server.call("GET", path, key: narrow).expectProblem(403)
        try server.call("GET", path, headers: ["Authorization:"]).expectProblem(401, code: "token.invalid")
        try server.call("GET", "/widgets/-/picture.png").expectProblem(400, code: "slug.invalid")
        try server.call("GET", "/widgets/w/picture.gif").expectProblem(404)
        try server.call("GET", "/widgets/w/photo.png").expectProblem(404)
        try server.call("POST", path, "{}").expectProblem(405)
    }

    @Test func ignoresWhatAStoredContentBreaks() throws {
        let server = try TestServer()
        _ = try server.call("POST", "/widgets", PictureTests.window)
        server.clock.advance(seconds: -400 * 86_400)
        #expect(try server.call("GET", "/widgets/w/picture.svg").text.contains("0%"))
    }
}

extension TestServer {
    /// How many pictures the server has drawn, as its figures say.
    func drawnPictures() throws -> Int {
        let page = try call("GET", "/metrics").text
        return page.firstMatch(of: /\nheadway_pictures_drawn_total (\d+)/).flatMap { Int($0.1) } ?? -1
    }
}
