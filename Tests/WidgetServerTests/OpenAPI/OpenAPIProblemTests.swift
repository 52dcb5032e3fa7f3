import HTTPDaemon
import TestSupport
import Testing
import WidgetPictures
import WidgetStore
import Widgets

@testable import WidgetServer

extension OpenAPITests {
    /// Every example of a problem is word for word what the server says in that case.
    @Test func quotesTheServersProblems() throws {
        var expected = try problemsOverTheWire()
        for (name, problem) in problemsOfTheStore {
            guard case .bytes(let bytes) = problem.response(.next()).body else { continue }
            expected[name] = try JSON(parsing: bytes)
        }
        var seen: Set<String> = []
        for response in description.document["components"]?["responses"]?.object?.members ?? [] {
            let examples = response.value["content"]?["application/problem+json"]?["examples"]?.object?.members ?? []
            for example in examples {
                let name = "\(response.name).\(example.name)"
                seen.insert(name)
                #expect(example.value["value"].map(withoutInstance) == expected[name].map(withoutInstance), "\(name)")
            }
        }
        #expect(seen == Set(expected.keys))
    }

    private var problemsOfTheStore: [String: Problem] {
        let full = Problem.store(StoreError(.unavailable(.full), ""))
        let rate = Problem.rateLimited(perMinute: 200, wait: .milliseconds(300))
        let size = HTTPRequestFault.bodyTooLarge(limit: HTTPLimits().bodyBytes)
        return [
            "TooMany.rate": rate, "RateLimited.rate": rate,
            "TooMany.widgets": Problem.refused(.capReached(limit: ServerConfiguration().widgetLimit)),
            "Failed.store": Problem.store(StoreError(.damaged, "")), "Unavailable.store": full,
            "Unavailable.stopping": Problem.stopping, "Unavailable.busy": Problem.busy,
            "Unavailable.viewers": Problem.viewersFull,
            "RelayForbidden.off": Problem.relayOff, "RelayForbidden.session": Problem.relayNeedsSession,
            "ActionNotFound.widget": Problem.widgetNotFound, "ActionNotFound.none": Problem.actionNotFound,
            "ActionNotFound.scheme": Problem.actionNotHTTP,
            "TargetTimedOut.late": Problem.relayTimedOut,
            "TargetFailed.unreachable": Problem.relayFailed(.connection),
            "PictureUnavailable.busy": PictureRefusal.busy.problem, "TooManyLinks.rate": rate,
            "TooManyLinks.links": Problem.tooManyLinks,
            "PictureUnreadable.template": PictureRefusal.unknownTemplate.problem,
            "ContentTooLarge.size": Problem(status: size.status, detail: size.description),
        ]
    }

    private func problemsOverTheWire() throws -> [String: JSON] {
        let server = try TestServer()
        try server.create("w")
        let blind = try server.makeKey("blind", allowsWidgets: false).secret
        let narrow = try server.makeKey("narrow", patterns: ["ci-*"]).secret
        let link = try server.makeLink("w").secret
        let session = try server.signIn()
        let broken = #"{"slug":"backup","name":"Backup","content":{"value":.5}}"#
        let noName = #"{"slug":"w","content":{"template":"progress","value":1}}"#
        let fontless = try TestServer(configure: { configuration in
            configuration.pictureAssets = { PictureAssets(directory: "/nonexistent") }
        })
        try fontless.create("w")
        let answers = [
            "BodyNotJSON.empty": try server.call("POST", "/widgets", ""),
            "BodyNotJSON.not-json": try server.call("POST", "/widgets", broken),
            "SlugsInvalid.slugs": try server.call("GET", "/events?slug=-"),
            "SlugInvalid.slug": try server.call("GET", "/widgets/-"),
            "PatchUnreadable.empty": try server.call("PATCH", "/widgets/w", ""),
            "PatchUnreadable.not-json": try server.call("PATCH", "/widgets/w", #"{"content":{"value":0,5}}"#),
            "PatchUnreadable.slug": try server.call("PATCH", "/widgets/-", "{}"),
            "TokenInvalid.token": try server.call("GET", "/auth/me", headers: ["Authorization:"]),
            "TokenInvalid.session": try server.call("GET", "/auth/me", headers: ["Cookie: headway_session=x"]),
            "Forbidden.cross-origin": try server.call("DELETE", "/widgets/w", headers: [session]),
            "Forbidden.sign-in": try server.call(
                "POST",
                "/session",
                headers: [session, "Sec-Fetch-Site: same-origin"]
            ),
            "Forbidden.sign-out": try server.call("DELETE", "/session"),
            "Forbidden.no-widgets": try server.call("GET", "/widgets", key: blind),
            "Forbidden.patterns": try server.call("GET", "/widgets/w", key: narrow),
            "Forbidden.read-token": try server.call("GET", "/widgets", key: link),
            "WidgetNotFound.widget": try server.call("GET", "/widgets/none"),
            "PictureUnavailable.fonts": try fontless.call("GET", "/widgets/w/picture.png"),
            "PictureNotFound.link": try server.call("GET", "/p/none/medium.png"),
            "PictureNotFound.path": try server.call("GET", "/p/none/medium.gif"),
            "WidgetPictureNotFound.widget": try server.call("GET", "/widgets/none/picture.png"),
            "WidgetPictureNotFound.path": try server.call("GET", "/widgets/w/picture.gif"),
            "PictureUnreadable.family": try server.call("GET", "/widgets/w/picture.png?family=huge"),
            "PictureUnreadable.zone": try server.call("GET", "/widgets/w/picture.png?timezone=Mars/Base"),
            "LinkNotFound.link": try server.call("DELETE", "/widgets/w/links/9"),
            "LinkUnreadable.slug": try server.call("POST", "/widgets/-/links"),
            "LinkUnreadable.not-json": try server.call("POST", "/widgets/w/links", "x"),
            "LinkUnprocessable.member": try server.call("POST", "/widgets/w/links", #"{"name":"x"}"#),
            "PathNotFound.path": try server.call("GET", "/none"),
            "MethodNotAllowed.method": try server.call("PUT", "/widgets"),
            "PreconditionFailed.state": try server.call("DELETE", "/widgets/w", headers: ["If-Match: \"x\""]),
            "UnsupportedMediaType.type": try server.call(
                "POST",
                "/widgets",
                "x",
                headers: ["Content-Type: text/plain"]
            ),
            "UnsupportedMediaType.compressed": try server.call(
                "POST",
                "/widgets",
                "x",
                headers: ["Content-Encoding: gzip"]
            ),
            "Unprocessable.no-value": try server.call(
                "POST",
                "/widgets",
                Body.widget("w", #"{"template":"progress"}"#)
            ),
            "Unprocessable.percent": try server.call("PATCH", "/widgets/w", Body.patch(#"{"value":42}"#)),
            "Unprocessable.shape": try server.call("POST", "/widgets", noName),
        ]
        return try answers.mapValues { try $0.json() }
    }

    private func withoutInstance(_ problem: JSON) -> [String: JSON] {
        var members: [String: JSON] = [:]
        for member in problem.object?.members ?? [] where member.name != "instance" {
            members[member.name] = member.value
        }
        return members
    }
}
