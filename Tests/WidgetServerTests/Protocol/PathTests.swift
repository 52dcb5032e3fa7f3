import TestSupport
import Testing
import Widgets

@testable import WidgetServer

/// How paths and queries are read.
@Suite struct PathTests {
    @Test(arguments: [
        "/widgets/back-up_1", "//widgets/back-up_1", "/widgets//back-up_1/", "/widgets/back%2Dup%5f1",
        "/%77idgets/%62ack-up_1", "/widgets/back-up_1?x=1&y", "/widgets/back-up_1?", "/widgets/back-up_1?token=",
        "http://other.example:1/widgets/back-up_1",
    ])
    func findsTheWidget(target: String) throws {
        let server = try TestServer()
        try server.create("back-up_1")
        let answer = try server.call("GET", target)
        #expect(answer.status == 200, "\(answer.text)")
    }

    @Test(arguments: ["/widgets", "//widgets", "/widgets/", "///widgets//", "/widgets?limit=5&cursor=%zz"])
    func findsTheList(target: String) throws {
        let server = try TestServer()
        #expect(try server.call("GET", target).text == #"{"items":[]}"#)
        #expect(try server.call("POST", target, Body.progress("\"value\":0")).status == 201)
    }

    @Test func slugsAreToldApartByCase() throws {
        let server = try TestServer()
        try server.create("Backup")
        #expect(try server.call("GET", "/widgets/backup").status == 404)
    }

    @Test(arguments: [
        ("/health", "/health"), ("//health/", "/health"), ("/auth/me", "/auth/me"), ("/auth//me", "/auth/me"),
        ("/widgets", "/widgets"),
        ("/widgets/a", "/widgets/{slug} a"), ("/widgets/%61", "/widgets/{slug} a"),
        ("/widgets/%2e%2e", "/widgets/{slug} .."),
        ("/widgets/a%2fb", "/widgets/{slug} a/b"), ("/widgets/%zz", "/widgets/{slug} "),
        ("/widgets/%ff", "/widgets/{slug} "),
        ("/metrics", "/metrics"), ("/openapi.json", "/openapi.json"), ("", nil), ("*", nil), ("/widgets/a/b", nil),
        ("/", "/"), ("//", "/"), ("/wall/", "/wall"), ("/w/a", "/w/{slug} a"),
        ("/w/-", nil),
        ("/w", nil), ("/w/a/b", nil), ("/site/a/b.js", "/site/{file} a/b.js"), ("/site", nil),
        ("/auth", nil), ("/me", nil), ("/WIDGETS", nil), ("/%zz", nil), ("/%zz/me", nil),
        ("/widgets/a/pushes", "/widgets/{slug}/pushes a"), ("/widgets/a/links/7", "/widgets/{slug}/links/{id} a 7"),
        ("/widgets/a/actions/tap", "/widgets/{slug}/actions/{role} a tap"), ("/widgets/a/actions/other", nil),
        ("/widgets/a/picture.png", "/widgets/{slug}/picture.{format} a png"), ("/widgets/a/picture.gif", nil),
        ("/widgets/a/image.png", nil), ("/p/t/medium.svg", "/p/{token}/{family}.{format} t medium svg"),
        ("/p/t/.pdf", "/p/{token}/{family}.{format} t  pdf"), ("/p/t/medium", nil),
        ("/site/icons/f0832.svg", "/site/icons/{icon} f0832.svg"), ("/site/icons", "/site/{file} icons"),
        ("/site/icons/a/b", "/site/{file} icons/a/b"),
    ])
    func readsAPath(path: String, route: String?) {
        let found = Routes.table.match(path).map { match in
            ([match.route.template] + (0..<match.values.count).map { match.values[$0] }).joined(separator: " ")
        }
        #expect(found == route)
    }

    @Test(arguments: [
        ("", ""), ("abc", "abc"), ("%41%62", "Ab"), ("%C3%A9", "é"), ("%25", "%"), ("%2541", "%41"), ("a+b", "a+b"),
        ("%", nil), ("%4", nil), ("%4g", nil), ("%g4", nil), ("% 41", nil), ("%C3", nil), ("%ED%A0%80", nil),
        ("%00", "\u{0}"),
    ])
    func decodesASegment(segment: String, text: String?) {
        #expect(PercentEncoding.decoded(segment[...].utf8) == text)
    }

    @Test(arguments: [
        ("token=a", "a"), ("x=1&token=a&token=b", "a"), ("token", ""), ("token=", ""), ("t%6Fken=%61=b", "a=b"),
        ("Token=a", nil), ("xtoken=a", nil), ("token=%zz", nil), ("&&", nil), (nil, nil), ("", nil),
    ])
    func findsAQueryItem(query: String?, value: String?) {
        #expect(QueryItems.first("token", in: query) == value)
    }
}
