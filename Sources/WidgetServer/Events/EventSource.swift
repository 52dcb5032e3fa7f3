internal import HTTPDaemon
internal import Widgets

/// Makes what viewers are sent, from the changes that the hub announces and the widgets on the board.
struct EventSource: Sendable {
    /// The wait, in milliseconds, that clients keep before they reconnect; random, so that they do not all come at once.
    static let retryMilliseconds = 1_500...4_500

    /// Bytes of the event with everything that are made at a time.
    static let stateBytes = 32_768

    /// The source of announced changes.
    let hub: EventHub
    /// The widgets.
    let board: WidgetBoard

    /// The next piece for a viewer, which then has come further.
    func next(for viewer: inout ViewerState) -> HTTPStreamPiece {
        let now = hub.clocks.uptime()
        let isSilent = viewer.subscriber.isSilent(now: now)
        // Its rights are checked again whenever a key has changed, and with each comment.
        let generation = hub.generation
        if isSilent || viewer.subscriber.isUnchecked(generation) {
            guard hub.isGood(viewer.credential) else { return .end }
            viewer.subscriber.checked(generation)
        }
        // The clock that it learned has been set: it reconnects, goes on from its last event, and learns the new one.
        guard viewer.clockSetting ?? hub.clockSetting == hub.clockSetting else { return .end }
        let (bytes, events) = news(for: &viewer)
        guard let bytes = bytes ?? (isSilent ? EventText.comment : nil) else { return .wait }
        viewer.subscriber.sent(now: now)
        if events > 0 { hub.count(events) }
        return .send(bytes)
    }

    private func news(for viewer: inout ViewerState) -> (SharedBytes?, events: Int) {
        switch viewer.stage {
        case .opening(let resumeAfter):
            return opening(resumeAfter, &viewer)
        case .state(let rest):
            var text = EventText()
            append(rest, isFirst: false, &viewer, &text)
            return (SharedBytes(text.bytes), 0)
        case .live:
            return changes(for: &viewer)
        }
    }

    /// The first event: that only changes will follow, or everything.
    private func opening(_ resumeAfter: Int?, _ viewer: inout ViewerState) -> (SharedBytes?, events: Int) {
        // Read before the clock is: one that is set in between is told once more.
        viewer.clockSetting = hub.clockSetting
        var text = EventText()
        text.retry(milliseconds: Int.random(in: EventSource.retryMilliseconds))
        if let resumeAfter, hub.remembers(resumeAfter, of: viewer.scope.account) {
            viewer.position = resumeAfter
            viewer.stage = .live
            text.resumed(EventID(run: viewer.scope.run, sequence: resumeAfter), now: hub.clocks.now())
        } else {
            beginState(&viewer, &text)
        }
        return (SharedBytes(text.bytes), text.count)
    }

    /// The events of what has changed, as far as the viewer may see it.
    private func changes(for viewer: inout ViewerState) -> (SharedBytes?, events: Int) {
        while true {
            switch hub.news(after: viewer.position, of: viewer.scope.account) {
            case .none:
                return (nil, 0)
            case .changes(let changes, let upTo):
                let told = hub.text(of: changes, after: viewer.position, upTo: upTo, for: viewer.scope)
                viewer.position = upTo
                if let told { return told }
            case .tooOld:
                var text = EventText()
                beginState(&viewer, &text)
                return (SharedBytes(text.bytes), text.count)
            }
        }
    }

    /// Everything, as it is now.
    ///
    /// The number is read before the widgets: a change between the two is told once more, and none is missed.
    private func beginState(_ viewer: inout ViewerState, _ text: inout EventText) {
        let scope = viewer.scope
        viewer.position = hub.position(of: scope.account)
        let widgets = board.widgets(of: scope.account).filter { scope.shows($0.slug) }
        text.beginState(EventID(run: scope.run, sequence: viewer.position), now: hub.clocks.now())
        append(widgets[...], isFirst: true, &viewer, &text)
    }

    private func append(
        _ widgets: ArraySlice<Widget>,
        isFirst: Bool,
        _ viewer: inout ViewerState,
        _ text: inout EventText
    ) {
        var rest = widgets
        while text.bytes.count < EventSource.stateBytes, let widget = rest.popFirst() {
            text.item(widget, isFirst: isFirst && rest.startIndex == widgets.startIndex + 1)
        }
        if rest.isEmpty { text.endState() }
        viewer.stage = rest.isEmpty ? .live : .state(rest)
    }
}
