internal import WidgetStore
internal import Widgets

/// What `GET /auth/me` says of an account.
enum AccountSummary {
    /// The summary as JSON.
    ///
    /// Nothing is capped here, so no `*_limit` is there; what this server does not count is 0.
    static func bytes(_ account: Account, month: UsageMonth, widgetUpdates: Int64) -> [UInt8] {
        let document: JSONObject = [
            "id": .string(account.publicID),
            "nickname": account.nickname.map { .string($0) } ?? .null,
            "activity_count": 0,
            "subscribed": true,
            "quota_period_month": .string(month.text),
            "widget_updates_used": .number(JSONNumber(Int(widgetUpdates))),
            "activity_updates_used": 0,
            "notifications_used": 0,
            "quota_resets_at": .string(month.end.rfc3339),
        ]
        return JSON.object(document).bytes
    }
}
