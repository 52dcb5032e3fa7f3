internal import WidgetStore
internal import Widgets

extension Schemas {
    /// Lists of widgets and of their pushes.
    static var lists: JSONObject {
        [
            "WidgetList": Schema.object([
                "items": Schema.array(of: Schema.named("Widget")).described("The widgets in order of creation.")
            ]),
            "PushList": Schema.object([
                "items": Schema.array(of: Schema.named("Push"), limit: PushRecord.countLimit)
                    .described("The pushes, the newest first.")
            ]),
            "Push": push,
        ]
    }

    private static var push: JSON {
        Schema.object(
            [
                "at": Schema.string().described("The instant of the push; the widget's `updated_at` after it."),
                "action": Schema.words(["created", "updated"]),
            ],
            optional: [
                "key": Schema.string().described("The name of the key that pushed it."),
                "reading": Schema.string().described(
                    "The reading right after the push, such as `42%` or `warning`; absent if the widget reads nothing."
                ),
                "percent": Schema.integer(0...100).described(
                    "The whole percent of that reading; absent if it is no fraction."
                ),
                "content": [
                    "description":
                        "The content as it was pushed; of a PATCH, the patch. Absent if the push had none, or a long one."
                ],
                "content_omitted": Schema.constant(true).described(
                    "The content was longer than \(Grouped(PushRecord.contentLimit)) bytes and is not kept."
                ),
            ]
        )
    }
}
