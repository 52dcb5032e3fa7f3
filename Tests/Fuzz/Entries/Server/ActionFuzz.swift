#if DEBUG
    import Widgets

    @testable import WidgetServer

    /// Actions that the server sends for a person: nothing in them ends a header line or leaves http.
    enum ActionFuzz {
        @Sendable
        static func check(_ input: [UInt8]) throws(Finding) {
            guard let action = try? JSON(parsing: input) else { return }
            let content: JSON = .object(["template": "status", "url_action": action])
            guard let read = try? WidgetContent(content, now: ContentFuzz.now), let action = read.fields.urlAction
            else {
                return
            }
            try Finding.unless(
                action.url.text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F },
                "a blank in \(action.url.text)"
            )
            let scheme = action.url.text.prefix { $0 != ":" }.lowercased()
            let isForbidden = ["javascript", "data", "file", "vbscript"].contains(scheme)
            try Finding.unless(!isForbidden, "the scheme \(scheme) is let through")
            guard let request = ActionRequest(action) else { return }
            try Finding.unless(scheme == "http" || scheme == "https", "\(scheme) is sent by the server")
            for line in request.lines {
                let isOne = line.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
                try Finding.unless(isOne, "a header line that is not one: \(line)")
                let name = line.prefix { $0 != ":" && $0 != ";" }.lowercased()
                let isOwn = ["host", "content-length", "transfer-encoding", "connection", "upgrade"].contains(name)
                try Finding.unless(!isOwn, "the action has its own \(name)")
            }
            try Finding.unless(request.body?.count ?? 0 <= 4_096, "a body of \(request.body?.count ?? 0) bytes")
        }
    }
#endif
