import HTTPDaemon
import TestSupport
import Testing

@testable import WidgetServer

/// What can be reached with what: every call, by everyone.
///
/// The table is also in `docs/security.md`.
@Suite struct ReachTests {
    /// What is expected, written by hand.
    ///
    /// `GET` stands for `HEAD` too, and `*` for every path. The columns are those of `Reach.Visitor`, in its order.
    static let table = """
        call                                  nobody   key  fits   out blind other   own  site   tok  tok2  ?tok  gone
        GET /health                              200   200   200   200   200   200   200   200   200   200   200   200
        GET /auth/me                             401   200   200   200   200   200   200   200   403   403   403   401
        POST /session                            401   204   204   204   204   204   403   403   403   403   401   401
        DELETE /session                          401   403   403   403   403   403   204   403   403   403   401   401
        GET /widgets                             401   200   200   200   403   200   200   200   403   403   403   401
        POST /widgets                            401   201   201   403   403   201   201   403   403   403   401   401
        GET /widgets/{slug}                      401   200   200   403   403   404   200   200   200   403   200   401
        PATCH /widgets/{slug}                    401   200   200   403   403   404   200   403   403   403   401   401
        DELETE /widgets/{slug}                   401   204   204   403   403   404   204   403   403   403   401   401
        GET /widgets/{slug}/pushes               401   200   200   403   403   404   200   200   403   403   403   401
        POST /widgets/{slug}/actions/{role}      401   403   403   403   403   403   200   403   403   403   401   401
        GET /widgets/{slug}/picture.{format}     401   200   200   403   403   404   200   200   200   403   200   401
        GET /widgets/{slug}/links                401   200   200   403   403   200   200   200   403   403   403   401
        POST /widgets/{slug}/links               401   201   201   403   403   404   201   403   403   403   401   401
        DELETE /widgets/{slug}/links/{id}        401   204   204   403   403   404   204   403   403   403   401   401
        GET /links                               401   200   200   200   403   200   200   200   403   403   403   401
        GET /events                              401   200   200   200   403   200   200   200   200   200   200   401
        GET /metrics                             401   200   200   200   200   200   200   200   403   403   403   401
        GET /openapi.json                        401   200   200   200   200   200   200   200   403   403   403   401
        GET /p/{token}/{family}.{format}         200   200   200   200   200   200   200   200   200   200   200   200
        GET /                                    200   200   200   200   200   200   200   200   200   200   200   200
        GET /wall                                200   200   200   200   200   200   200   200   200   200   200   200
        GET /w/{slug}                            200   200   200   200   200   200   200   200   200   200   200   200
        GET /playground                          200   200   200   200   200   200   200   200   200   200   200   200
        GET /sign-in                             200   200   200   200   200   200   200   200   200   200   200   200
        GET /service-worker.js                   200   200   200   200   200   200   200   200   200   200   200   200
        GET /manifest.webmanifest                200   200   200   200   200   200   200   200   200   200   200   200
        GET /site/{file}                         200   200   200   200   200   200   200   200   200   200   200   200
        GET /site/icons/{icon}                   200   200   200   200   200   200   200   200   200   200   200   200
        OPTIONS *                                204   204   204   204   204   204   204   204   204   204   204   204
        """

    /// A line of the table: a call, and the status for each visitor.
    struct Row: Sendable, CustomTestStringConvertible {
        let method: String
        let template: String
        let statuses: [Int]

        var testDescription: String { "\(method) \(template)" }
    }

    /// One row for each call.
    static let rows: [Row] = {
        var rows: [Row] = []
        for line in table.split(separator: "\n").dropFirst() {
            let cells = line.split(separator: " ").map(String.init)
            let statuses = cells.dropFirst(2).compactMap { Int($0) }
            for template in cells[1] == "*" ? Set(rows.map { $0.template }).sorted() : [cells[1]] {
                for method in cells[0] == "GET" ? ["GET", "HEAD"] : [cells[0]] {
                    rows.append(Row(method: method, template: template, statuses: statuses))
                }
            }
        }
        return rows
    }()

    @Test func theTableHasEveryCallOnceAndNoOther() {
        let routes = Routes.rows.map { $0.route }
        let calls = routes.flatMap { route in (route.methods + [.options]).map { "\($0.rawValue) \(route.template)" } }
        #expect(ReachTests.rows.map { $0.testDescription }.sorted() == calls.sorted())
    }

    @Test(arguments: ReachTests.rows)
    func everyoneReachesJustWhatTheTableSays(row: Row) throws {
        try #require(row.statuses.count == Reach.Visitor.allCases.count)
        let reach = try Reach()
        for (visitor, expected) in zip(Reach.Visitor.allCases, row.statuses) {
            let statuses = try reach.statuses(visitor, row.method, row.template)
            #expect(statuses == [expected], "\(row.method) \(row.template) for \(visitor.rawValue)")
        }
    }

    @Test func noOtherMethodReachesAnything() throws {
        let server = try TestServer()
        try server.create("w")
        for route in Routes.rows.map({ $0.route }) {
            let path = route.template.replacing("{slug}", with: "w").replacing("{role}", with: "primary")
                .replacing("{format}", with: "png")
            for method in ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE", "CONNECT", "get", "PROPFIND"]
            where !route.methods.contains(where: { $0.rawValue == method }) {
                let answer = try server.call(method, path)
                let refusals = method == "CONNECT" ? [400, 405] : [405]
                #expect(refusals.contains(answer.status), "\(method) \(path): \(answer.status)")
            }
        }
    }

    @Test func theDocumentHasTheSameTable() throws {
        let document = try WholeFile.text(ofProject: "docs/security.md")
        let lines = document.split(separator: "\n").drop { !$0.hasPrefix("| call | no credentials") }
            .prefix { $0.hasPrefix("|") }
        var told: [String] = []
        for line in lines.dropFirst(2) {
            let cells = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
            for call in cells[0].split(separator: "`").map(String.init) where call.contains(" ") && call != ", " {
                told.append(([call] + cells.dropFirst()).joined(separator: " "))
            }
        }
        let written = ReachTests.table.split(separator: "\n").dropFirst().map { line in
            line.split(separator: " ").joined(separator: " ")
        }
        #expect(told == written)
        let heads = lines.first?.split(separator: "|").dropFirst() ?? []
        let columns = heads.map { $0.split(separator: " ").joined(separator: " ") }
        #expect(columns.filter { !$0.isEmpty } == Reach.Visitor.allCases.map { $0.rawValue })
    }
}
