#if DEBUG
    import HTTPDaemon
    import WidgetStore
    import Widgets

    @testable import WidgetServer

    /// What holds for each header that our own code reads.
    enum HeaderRules {
        static func check(_ name: String, _ value: String) throws(Finding) {
            switch name.lowercased() {
            case "authorization":
                if let token = BearerToken.token(in: value) {
                    try Finding.unless(!token.isEmpty && value.hasSuffix(token), "a token that was not sent")
                    try Finding.unless(
                        (Credential(token) == nil) == (AccessKey.kind(of: token) == nil),
                        "a credential of none"
                    )
                }
            case "cookie":
                if let secret = SessionCookie.value(in: value) {
                    try Finding.unless(value.contains(SessionCookie.name + "=" + secret), "a cookie that was not sent")
                    try Finding.unless(!secret.contains(";"), "two cookies in one")
                }
            case "if-match", "if-none-match": try checkTags(value)
            case "content-type":
                if MediaType.isJSON(value) {
                    let type = value.prefix { $0 != ";" }.split { $0 == " " || $0 == "\t" }
                    try Finding.unless(
                        type.count == 1 && type[0].lowercased().hasSuffix("json"),
                        "\(value) is taken for JSON"
                    )
                }
            case "accept-encoding":
                if AcceptedEncodings(value).takeGzip {
                    try Finding.unless(value.lowercased().contains("gzip") || value.contains("*"), "gzip for \(value)")
                }
            case "last-event-id":
                if let id = EventID(value) {
                    try Finding.unless(
                        id.sequence >= 0 && EventID(id.text) == id,
                        "\(value) is another id when written"
                    )
                    try Finding.unless(!id.text.utf8.contains { $0 < 0x20 }, "an id of two lines")
                }
            case "x-forwarded-for", "forwarded":
                for part in value.split(separator: ",") {
                    guard let address = PeerAddress(part) else { continue }
                    try Finding.unless(PeerAddress(address.description) == address, "\(part) is written as \(address)")
                }
            case "host":
                let isOurs = HostName.isNobodyElses(value)
                try Finding.unless(
                    HostName.isNobodyElses(value.uppercased()) == isOurs,
                    "\(value) in capitals is another"
                )
                try Finding.unless(
                    !isOurs || !value.lowercased().hasSuffix(".example.org"),
                    "\(value) is nobody else's"
                )
            case "origin":
                for host in ["localhost:8080", "example.org"] {
                    let check = OriginCheck(fetchSite: nil, origin: value, host: host, isSecure: nil)
                    guard check.isSameOrigin else { continue }
                    try Finding.unless(value.lowercased().hasPrefix("http"), "\(value) is taken for a page of \(host)")
                    try Finding.unless(value.lowercased().contains(host), "\(value) is taken for a page of \(host)")
                }
            default: break
            }
        }

        private static func checkTags(_ value: String) throws(Finding) {
            let tag = EntityTag(ordinal: 7, updatedAt: ContentFuzz.now, wire: [])
            let list = EntityTagList(value)
            try Finding.unless(
                !list.matchesStrongly(tag) || list.matchesWeakly(tag),
                "a strong match that is no weak one"
            )
            try Finding.unless(!list.matchesWeakly(nil), "a match of what is not there")
            if list.matchesWeakly(tag) {
                try Finding.unless(value.contains(tag.text) || value.contains("*"), "\(value) matches \(tag.text)")
            }
            let condition = Precondition(ifMatch: value, ifNoneMatch: nil)
            try Finding.unless(condition.allowsWrite(of: tag) == list.matchesStrongly(tag), "If-Match says otherwise")
        }
    }
#endif
