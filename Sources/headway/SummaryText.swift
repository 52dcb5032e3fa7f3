internal import WidgetStore

/// Says what a backup holds.
enum SummaryText {
    /// The counts and the size, such as "12 widgets and 1 key (48 KiB)".
    static func of(_ summary: StoreSummary) -> String {
        let size = "\((summary.bytes + 1_023) / 1_024) KiB"
        return "\(count(summary.widgets, "widget")) and \(count(summary.keys, "key")) (\(size))"
    }

    private static func count(_ number: Int, _ word: String) -> String {
        "\(number) \(word)\(number == 1 ? "" : "s")"
    }
}
