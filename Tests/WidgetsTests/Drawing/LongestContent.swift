/// A content with every text as long as the contract allows.
enum LongestContent {
    static let members = """
        {"value":1,"label":"\(wide(256))","subtitle":"\(wide(120)) · \(wide(60)) | \(wide(40)) • \(wide(20))",
        "icon":"bolt.fill","accent_color":"red","trend":"up","stat_rows":[\(rows)],
        "url_action":{"url":"https://example.org/","title":"\(wide(64))","icon":"checkmark"},
        "secondary_url_action":{"url":"https://example.org/","title":"\(wide(64))","icon":"book"}}
        """

    /// The same as a status widget.
    static let status = #"{"template":"status","severity":"critical","# + members.dropFirst()

    private static let rows = [String](
        repeating: "{\"label\":\"\(wide(32))\",\"value\":\"\(wide(32))\",\"unit\":\"\(wide(16))\"}",
        count: 6
    ).joined(separator: ",")

    private static func wide(_ count: Int) -> String { String(repeating: "W", count: count) }
}
