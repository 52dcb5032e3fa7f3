import WidgetStore
import Widgets

/// Values that tests share.
enum Samples {
    static let start = Instant(microseconds: 1_700_000_000_123_456)

    static func widget(
        _ slug: String,
        in account: AccountID,
        ordinal: Int64,
        content: String = #"{"template":"progress","value":0.5}"#
    ) -> StoredWidget {
        StoredWidget(
            account: account,
            slug: slug,
            ordinal: ordinal,
            name: "Widget \(slug)",
            content: content,
            createdAt: start,
            updatedAt: start
        )
    }

    static func key(_ name: String, of account: AccountID, patterns: [SlugPattern] = []) throws -> (AccessKey, NewKey) {
        let secret = try AccessKey.random(.account)
        let key = NewKey(
            account: account,
            name: name,
            digest: secret.digest,
            slugPatterns: patterns,
            createdAt: start
        )
        return (secret, key)
    }
}
