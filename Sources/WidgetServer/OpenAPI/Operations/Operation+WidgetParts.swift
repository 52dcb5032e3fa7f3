internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

// The history and the actions of a widget.
extension Operation {
    static let listPushes = Operation.get(
        OperationDescription(
            id: "listPushes",
            resource: "Pushes",
            tag: .widgets,
            summary: "The last pushes to a widget",
            details:
                "At most \(PushRecord.countLimit), the newest first. They are stored at most a second after the push itself, "
                + "and are removed with the widget.",
            response: .json("The pushes.", schema: Schema.named("PushList"), example: { _ in history }),
            problems: [.widgetNotFound]
        )
    )
    static let sendAction = Operation.post(
        OperationDescription(
            id: "sendAction",
            resource: "Action",
            tag: .widgets,
            summary: "Have the server send an action",
            details:
                "Only if the server was started with `--relay-actions`. It sends the stored action, follows no redirect, "
                + "waits at most \(ActionRequest.timeLimit.components.seconds) seconds and discards the response.",
            schemes: [.session],
            response: .json(
                "The target responded.",
                schema: Schema.object([
                    "status": ["type": "integer", "description": "The status of the target's response."]
                ]),
                example: { _ in ["status": 204] }
            ),
            problems: [.relayForbidden, .actionNotFound, .targetFailed, .targetTimedOut]
        )
    )

    private static let history: JSON = [
        "items": [
            [
                "at": "2026-11-30T08:15:30.004217Z", "action": "updated", "key": "laptop", "reading": "100%",
                "percent": 100, "content": ["value": 1],
            ],
            [
                "at": "2026-11-30T08:00:00.125Z", "action": "created", "key": "laptop", "reading": "0%", "percent": 0,
                "content": ["template": "progress", "value": 0, "label": "Pages"],
            ],
        ]
    ]
}
