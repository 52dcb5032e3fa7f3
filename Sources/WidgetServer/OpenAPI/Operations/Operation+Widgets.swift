internal import HTTPDaemon
internal import Widgets

extension Operation {
    static let listWidgets = Operation.get(
        OperationDescription(
            id: "listWidgets",
            resource: "Widgets",
            tag: .widgets,
            summary: "All widgets",
            details: "The widgets that the key may touch, in order of creation.",
            response: .json(
                "The widgets.",
                headers: [.entityTag],
                schema: Schema.named("WidgetList"),
                example: { ["items": .array(Samples.widgets($0))] }
            )
        )
    )
    static let putWidget = Operation.post(
        OperationDescription(
            id: "putWidget",
            resource: "Widgets",
            tag: .widgets,
            summary: "Create a widget, or replace it",
            details: "A widget of the same slug keeps `created_at` and its place; name, content, push_throttle and "
                + "stale_after are replaced.",
            isConditional: true,
            body: OperationBody(
                isRequired: true,
                types: [MediaType.json],
                schema: Schema.named("NewWidget"),
                examples: Samples.newWidgets
            ),
            response: .json(
                "The widget, on disk.",
                status: .created,
                headers: [.entityTag, .location, .resourceAction],
                schema: Schema.named("Widget"),
                example: Samples.widget
            ),
            problems: [.bodyNotJSON, .unprocessable, .tooMany]
        )
    )
    static let getWidget = Operation.get(
        OperationDescription(
            id: "getWidget",
            resource: "Widget",
            tag: .widgets,
            summary: "One widget",
            response: .json(
                "The widget.",
                headers: [.entityTag],
                schema: Schema.named("Widget"),
                example: Samples.widget
            ),
            problems: [.widgetNotFound]
        )
    )
    static let patchWidget = Operation.patch(
        OperationDescription(
            id: "patchWidget",
            resource: "Widget",
            tag: .widgets,
            summary: "Change a widget",
            details: "A JSON merge patch. The merged widget is checked as a whole.",
            isConditional: true,
            body: OperationBody(
                isRequired: true,
                types: [MediaType.mergePatch, MediaType.json],
                schema: Schema.named("WidgetPatch"),
                examples: { _ in patches }
            ),
            response: .json(
                "The widget, on disk.",
                headers: [.entityTag],
                schema: Schema.named("Widget"),
                example: { Samples.widget($0)?.merging(newValue) }
            ),
            problems: [.patchUnreadable, .widgetNotFound, .unprocessable]
        )
    )
    static let deleteWidget = Operation.delete(
        OperationDescription(
            id: "deleteWidget",
            resource: "Widget",
            tag: .widgets,
            summary: "Remove a widget",
            isConditional: true,
            response: OperationResponse(status: .noContent, description: "The widget is gone, on disk too."),
            problems: [.widgetNotFound]
        )
    )

    private static let newValue = (try? JSON(parsing: #"{"content":{"value":0.7}}"#)) ?? [:]

    private static let patches = [
        OperationBody.Example(
            name: "value",
            summary: "A new value; everything else stays",
            value: newValue
        ),
        OperationBody.Example(name: "heartbeat", summary: "Only a new updated_at", value: [:]),
        OperationBody.Example(
            name: "clear",
            summary: "Remove members",
            value: ["content": ["subtitle": .null, "trend": .null], "stale_after": .null]
        ),
        OperationBody.Example(
            name: "rows",
            summary: "Other rows",
            value: ["content": ["stat_rows": [["label": "Left", "value": "4"]]]]
        ),
    ]
}
