import Testing
import TestSupport
import WidgetPages
import Widgets

@testable import WidgetServer

@Suite("Pages are given to anyone, as they are in the program")
struct PageTests {
    @Test(
        "every document is HTML, whoever asks",
        arguments: ["/", "/wall", "/w/backup", "/playground", "/sign-in"]
    )
    func givesDocuments(path: String) throws {
        let answer = try TestServer().call("GET", path, headers: ["Authorization:"])
        #expect(answer.status == 200)
        #expect(answer["content-type"] == "text/html; charset=utf-8")
        #expect(answer.text.hasPrefix("<!DOCTYPE html>"))
    }

    @Test(
        "every file of the site has its media type and all of its bytes",
        arguments: Site.files.map { ($0.path, $0.mediaType, $0.bytes.count) }
    )
    func givesFiles(path: String, mediaType: String, count: Int) throws {
        let answer = try TestServer().call("GET", "/site/" + path, headers: ["Authorization:"])
        #expect(answer.status == 200)
        #expect(answer["content-type"] == mediaType)
        #expect(mediaType != "application/octet-stream")
        #expect(answer.body.count == count)
    }

    @Test("the module, its fonts and the script around it are carried by the program")
    func carriesTheModule() {
        let paths = Site.files.map { $0.path }
        for path in [
            "headway.wasm", "fonts/inter-latin-400.woff2", "drawing/device.js", "drawing/measurer.js",
            "drawing/widget-view.js",
        ] {
            #expect(paths.contains(path))
        }
        #expect(paths == paths.sorted())
    }

    @Test("the families of the site are those of the core, in its order")
    func carriesTheFamilies() throws {
        let file = try #require(Site.files.first { $0.path == "base/families.js" })
        let text = String(decoding: file.bytes, as: UTF8.self)
        let rows = Family.allCases.map { family in
            let size = "width:\(Int(family.size.width)),height:\(Int(family.size.height))"
            return "\(family.rawValue):{\(size),isOnLockScreen:\(family.isOnLockScreen ? "!0" : "!1")}"
        }
        #expect(text.contains("={\(rows.joined(separator: ","))}"))
    }

    @Test(
        "a page may run nothing but its own scripts, and says nothing of itself to others",
        arguments: ["/", "/wall", "/w/a", "/playground", "/sign-in", "/service-worker.js", "/site/icon.svg"]
    )
    func keepsToItself(path: String) throws {
        let answer = try TestServer().call("GET", path)
        let policy = try #require(answer["content-security-policy"])
        #expect(policy.contains("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"))
        #expect(!policy.contains("'unsafe-"))
        #expect(answer["x-content-type-options"] == "nosniff")
        #expect(answer["referrer-policy"] == "no-referrer")
        #expect(answer["cache-control"] == "no-cache")
    }

    @Test(
        "what is only a part of a page comes without the policy, which is that of the page",
        arguments: ["/site/drawing/device.js", "/site/shell/style.css", "/site/headway.wasm", "/manifest.webmanifest"]
    )
    func leavesThePolicyToPages(path: String) throws {
        let answer = try TestServer().call("GET", path)
        #expect(answer["content-security-policy"] == nil)
        #expect(answer["x-content-type-options"] == "nosniff")
        #expect(answer["referrer-policy"] == "no-referrer")
        #expect(answer["cache-control"] == "no-cache")
    }

    @Test("a browser that has a file is told so")
    func answersNotModified() throws {
        let server = try TestServer()
        let tag = try #require(try server.call("GET", "/site/drawing/device.js")["etag"])
        let again = try server.call("GET", "/site/drawing/device.js", headers: ["If-None-Match: \(tag)"])
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
        #expect(again["etag"] == tag)
        #expect(try server.call("GET", "/site/drawing/device.js", headers: ["If-None-Match: \"other\""]).status == 200)
    }

    @Test("a file is compressed for who takes that, under a tag of its own")
    func compresses() throws {
        let server = try TestServer()
        let plain = try server.call("GET", "/site/headway.wasm")
        let packed = try server.call("GET", "/site/headway.wasm", headers: ["Accept-Encoding: br, gzip"])
        #expect(plain["content-encoding"] == nil)
        #expect(packed["content-encoding"] == "gzip")
        #expect(packed.body.count < plain.body.count / 2)
        #expect(packed.body.starts(with: [0x1F, 0x8B]))
        #expect(packed["etag"] != plain["etag"])
        #expect(plain["vary"] == "Accept-Encoding")
        let font = try server.call("GET", "/site/fonts/inter-latin-400.woff2", headers: ["Accept-Encoding: gzip"])
        #expect(font["content-encoding"] == nil, "a font is compressed as it is")
    }

    @Test(
        "only a client that takes gzip gets it",
        arguments: [
            ("gzip", true), ("GZIP", true), ("deflate, gzip;q=1.0, *;q=0.5", true), ("*", true), ("x-gzip", true),
            ("gzip ; q=0.001", true), ("gzip;q=0", false), ("*, gzip;q=0", false), ("identity", false), ("", false),
            ("*;q=0", false), ("gzip;q=x", false), ("br", false), (",,;", false),
            ("identity,g zip;q=2", false), ("br, gzip\t", true), (";gzip", false), ("gzip; q = 0", false),
        ]
    )
    func readsAcceptEncoding(field: String, takesGzip: Bool) {
        #expect(AcceptedEncodings(field).takeGzip == takesGzip)
    }

    @Test("HEAD gives the header lines alone, other methods are refused")
    func answersOtherMethods() throws {
        let server = try TestServer()
        let head = try server.call("HEAD", "/")
        #expect(head.status == 200)
        #expect(head.body.isEmpty)
        let post = try server.call("POST", "/", "{}")
        #expect(post.status == 405)
        #expect(post["allow"] == "GET, HEAD, OPTIONS")
    }

    @Test(
        "there is nothing but the site's own files",
        arguments: [
            "/site/", "/site/none.js", "/site/../index.html", "/site/%2e%2e/Package.swift", "/index.html", "/w/-",
        ]
    )
    func givesNothingElse(path: String) throws {
        #expect(try TestServer().call("GET", path).status == 404)
    }

    @Test("files do not count towards the rate, as one page takes many")
    func doNotCount() throws {
        let server = try TestServer(configure: { $0.requestsPerMinute = 1 })
        for _ in 0..<5 { #expect(try server.call("GET", "/site/drawing/device.js").status == 200) }
        #expect(try server.call("GET", "/widgets").status == 200)
        #expect(try server.call("GET", "/widgets").status == 429)
    }

    @Test("an icon is an outline in a square of 24 units that may be kept for good")
    func givesIcons() throws {
        let server = try TestServer()
        let answer = try server.call("GET", "/site/icons/f0832.svg", headers: ["Authorization:"])
        #expect(answer.status == 200)
        #expect(answer["content-type"] == "image/svg+xml")
        #expect(answer["cache-control"] == "public, max-age=31536000, immutable")
        #expect(answer.text.contains("viewBox=\"0 0 24 24\""))
        #expect(answer.text.contains("<path d=\"M"))
        #expect(try server.call("GET", "/site/icons/f0832.svg").body == answer.body)
    }

    @Test(
        "nothing but an icon's code point is an icon",
        arguments: ["41", "F0832", "0f0832", "f0000", "f2000", "x", ""]
    )
    func givesNoOtherIcons(name: String) throws {
        #expect(try TestServer().call("GET", "/site/icons/\(name).svg").status == 404)
    }
}
