internal import WidgetStore
internal import Widgets

extension Schemas {
    /// The account of a key.
    static var account: JSONObject {
        let account = Schema.object([
            "id": Schema.string(pattern: "^[0-9A-Za-z]{\(Account.publicIDLength)}$"),
            "nickname": [
                "type": ["string", "null"], "minLength": 1, "maxLength": .number(JSONNumber(Account.nicknameLimit)),
            ],
            "activity_count": Schema.constant(0),
            "subscribed": Schema.constant(true),
            "quota_period_month": Schema.string(pattern: "^[0-9]{4}(0[1-9]|1[0-2])$")
                .described("The month that is counted, in UTC: YYYYMM."),
            "widget_updates_used": Schema.integer(from: 0)
                .described("Widgets created, changed and deleted in this month."),
            "activity_updates_used": Schema.constant(0),
            "notifications_used": Schema.constant(0),
            "quota_resets_at": Schema.named("Instant"),
        ])
        return [
            "Account": account.described(
                "An account. Nothing is capped, so there is no `*_limit` member; what this server does not count is 0."
            )
        ]
    }
}
