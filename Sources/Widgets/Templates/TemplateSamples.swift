#if !hasFeature(Embedded)
    /// Contents of one template for tests, pictures, documents and the playground.
    ///
    /// They are written as JSON, as a person would push them. The browser's module leaves them out.
    public struct TemplateSamples: Sendable {
        /// One content with a short name.
        public struct Sample: Sendable {
            /// The name, unique within the template, such as `backup`.
            public let name: String
            /// The content as JSON.
            public let content: String

            /// A content under a name.
            public init(_ name: String, _ content: String) {
                self.name = name
                self.content = content
            }
        }

        /// Contents as they are pushed in practice; the first is the example of documents and the playground.
        public let valid: [Sample]
        /// Contents that are refused for a rule of this template.
        public let invalid: [Sample]
        /// A content with every text as long as it may be.
        public let longest: Sample
        /// A content with as little as the template allows.
        public let empty: Sample

        /// The contents that are drawn.
        public var drawn: [Sample] { valid + [longest, empty] }

        /// The instant that the dates of all samples are written for, 2026-03-01T12:00:00Z.
        public static let instant = Instant(seconds: 1_772_366_400)

        /// The members that every template draws, and rows, each as long as it may be.
        static let longestMembers = """
            "label":"\(wide(256))","subtitle":"\(wide(120)) · \(wide(60)) | \(wide(40)) • \(wide(20))",
            "icon":"bolt.fill","accent_color":"red","trend":"up","stat_rows":[\(longestRows)],
            "url_action":{"url":"https://example.org/","title":"\(wide(64))","icon":"checkmark"},
            "secondary_url_action":{"url":"https://example.org/","title":"\(wide(64))","icon":"book"}
            """

        private static let longestRows = [String](
            repeating: "{\"label\":\"\(wide(32))\",\"value\":\"\(wide(32))\",\"unit\":\"\(wide(16))\"}",
            count: 6
        ).joined(by: ",")

        /// A text as wide as its length allows.
        static func wide(_ count: Int) -> String { String(repeating: "W", count: count) }
    }
#endif
