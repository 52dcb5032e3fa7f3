internal import HTTPDaemon
internal import Widgets

extension Operation {
    static let getAccount = Operation.get(
        OperationDescription(
            id: "getAccount",
            resource: "Account",
            tag: .account,
            summary: "The account of the key",
            details: "Clients use it to check a key.",
            response: .json("The account.", schema: Schema.named("Account"), example: { _ in account })
        )
    )
    static let signIn = Operation.post(
        OperationDescription(
            id: "signIn",
            resource: "Session",
            tag: .account,
            summary: "Trade a key for a session",
            details:
                "For browsers: the response sets a cookie, which from then on stands for the key. A key has at most "
                + "\(SessionHandler.sessionsPerKey) sessions; one more ends the one that was unused for the longest time.",
            response: OperationResponse(status: .noContent, description: "Signed in.", headers: [.sessionCookie])
        )
    )
    static let signOut = Operation.delete(
        OperationDescription(
            id: "signOut",
            resource: "Session",
            tag: .account,
            summary: "End the session",
            response: OperationResponse(status: .noContent, description: "Signed out.", headers: [.forgottenCookie])
        )
    )

    private static let account: JSON = [
        "id": "Jq3ZtW0cXnB7u5RkP9sVd2La", "nickname": .null, "activity_count": 0, "subscribed": true,
        "quota_period_month": "202611", "widget_updates_used": 1204, "activity_updates_used": 0,
        "notifications_used": 0,
        "quota_resets_at": "2026-12-01T00:00:00Z",
    ]
}
