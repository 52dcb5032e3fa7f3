#if DEBUG
    import HTTPDaemon
    import WidgetStore
    import Widgets

    @testable import HeadwayCommands
    @testable import WidgetServer

    /// Events: whatever a widget says it is one event, and a client reads what was pushed.
    ///
    /// The input is a content; where it is none it is the label of one.
    enum EventFuzz {
        @Sendable
        static func check(_ input: [UInt8]) throws(Finding) {
            let read = (try? JSON(parsing: input)).flatMap { $0.object == nil ? nil : $0 }
            let content = read ?? .object(["template": "progress", "value": 1, "label": .string(input.text)])
            guard let slug = Slug("try") else { throw Finding("try is no slug") }
            let row = StoredWidget(
                account: AccountID(rawValue: 1),
                slug: slug.text,
                ordinal: 1,
                name: input.text,
                content: content.text,
                createdAt: ContentFuzz.now,
                updatedAt: ContentFuzz.now
            )
            guard let widget = Widget(row) else { throw Finding("a content that was written cannot be read") }
            try checkOne(widget, content)
            try checkState(widget, content)
        }

        private static func checkOne(_ widget: Widget, _ content: JSON) throws(Finding) {
            var text = EventText()
            text.change(Feed.Entry(sequence: 7, change: .widget(widget)), run: "0123456789abcdef")
            let events = try events(in: text.bytes)
            try Finding.unless(events.count == 1, "\(events.count) events of one change")
            try Finding.unless(events[0].name == "widget" && events[0].id == "0123456789abcdef-7", "\(events[0])")
            try checkItem(try? JSON(parsing: events[0].data), widget, content)
        }

        private static func checkState(_ widget: Widget, _ content: JSON) throws(Finding) {
            var text = EventText()
            text.beginState(EventID(run: "0123456789abcdef", sequence: 7), now: ContentFuzz.now)
            text.item(widget, isFirst: true)
            text.item(widget, isFirst: false)
            text.endState()
            let events = try events(in: text.bytes)
            try Finding.unless(events.count == 1 && events[0].name == "state", "\(events.count) events of one state")
            guard let state = try? JSON(parsing: events[0].data), case .array(let items)? = state.object?["items"]
            else {
                throw Finding("a state without items")
            }
            try Finding.unless(items.count == 2, "\(items.count) of two items")
            for item in items { try checkItem(item, widget, content) }
        }

        private static func checkItem(_ item: JSON?, _ widget: Widget, _ content: JSON) throws(Finding) {
            let object = item?.object
            try Finding.unless(object?["content"] == content, "another content than was pushed")
            try Finding.unless(object?["name"] == .string(widget.draft.name), "another name than was pushed")
        }

        private static func events(in bytes: [UInt8]) throws(Finding) -> [ServerEvent] {
            var parser = EventParser()
            var events: [ServerEvent] = []
            let isTaken = bytes.withUnsafeBytes { bytes in parser.take(bytes) { events.append($0) } }
            try Finding.unless(isTaken, "an event that is too long")
            return events
        }
    }
#endif
