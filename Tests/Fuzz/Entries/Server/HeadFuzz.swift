#if DEBUG
    import HTTPDaemon
    import Widgets

    @testable import WidgetServer

    /// The target of a request on the first line, and a header on each line after it, as our own readers get them.
    enum HeadFuzz {
        @Sendable
        static func check(_ input: [UInt8]) throws(Finding) {
            let lines = input.lines
            let target = lines[0].text
            let path = String(target.prefix { $0 != "?" })
            let query = target.contains("?") ? String(target.drop { $0 != "?" }.dropFirst()) : nil
            try checkRoute(path)
            try checkQuery(query)
            for line in lines.dropFirst() {
                guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
                try HeaderRules.check([UInt8](line[..<colon]).text, [UInt8](line[(colon + 1)...]).text)
            }
        }

        private static func checkRoute(_ path: String) throws(Finding) {
            guard let match = Routes.table.match(path) else { return }
            let route = match.route
            try Finding.unless(!route.methods.isEmpty, "\(path) takes no method")
            try Finding.unless(route.template.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "a template of \(path)")
            // An empty segment counts for nothing.
            if path.hasPrefix("/") {
                let other = Routes.table.match("/" + path)
                try Finding.unless(
                    other?.number == match.number && other?.values == match.values,
                    "/\(path) is another route"
                )
            }
            if let file = match[.icon] { _ = IconCache.glyph(of: file) }
        }

        private static func checkQuery(_ query: String?) throws(Finding) {
            for name in ["token", "slug", "locale", "at"] {
                let all = QueryItems.all(name, in: query)
                try Finding.unless(
                    QueryItems.first(name, in: query) == (all.first ?? nil),
                    "the first \(name) is another"
                )
                try Finding.unless(
                    QueryItems.all(name, in: query, limit: 2).count == min(all.count, 2),
                    "more than asked for"
                )
            }
            for format in PictureFormat.allCases {
                let options: PictureOptions
                do {
                    options = try PictureQuery.options(query, format)
                } catch {
                    try ContentFuzz.check(error, in: "query.")
                    continue
                }
                try Finding.unless((1...4).contains(options.scale), "a scale of \(options.scale)")
            }
        }
    }
#endif
