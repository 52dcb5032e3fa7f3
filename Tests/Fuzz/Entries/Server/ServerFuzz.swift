#if DEBUG
    import TestSupport
    import Widgets

    /// A whole server on a socket: raw bytes go in, and what comes back is an honest answer or the end of the connection.
    ///
    /// In the input `{key}` stands for a key that may do all, and `{token}` for a read token; a line feed is sent as CR and LF
    /// up to the first empty line, so that seeds can be read.
    enum ServerFuzz {
        @Sendable
        static func check(_ input: [UInt8]) throws {
            guard let server = served else { throw Finding("the server does not start") }
            let answers = try server.answers(to: server.request(input))
            var rest = answers[...]
            while let answer = RawAnswer(&rest) {
                // Both are the client's doing, and RFC 9112 and RFC 9110 have no other number for them.
                let isHonest = (100..<500).contains(answer.status) || answer.status == 501 || answer.status == 505
                // The line of a chunk's size has filled the memory of the connection: libmicrohttpd answers by itself.
                if answer.status == 500, answer.body.text.contains("GNU libmicrohttpd") { continue }
                try Finding.unless(isHonest, "the answer is \(answer.status): \(answers.text.prefix(200))")
                guard answer.isJSON, !answer.body.isEmpty else { continue }
                try Finding.unless(
                    (try? JSON(parsing: answer.body)) != nil,
                    "a body that is no JSON: \(answer.body.text)"
                )
            }
        }

        private static let served = try? FuzzedServer()
    }
#endif
