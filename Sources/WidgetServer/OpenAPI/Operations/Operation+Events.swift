internal import HTTPDaemon
internal import Widgets

extension Operation {
    static let getEvents = Operation.get(
        OperationDescription(
            id: "getEvents",
            resource: "Events",
            tag: .widgets,
            summary: "Changes of widgets, as they happen",
            details: stream + "\n\n" + order,
            parameters: [slugs, lastEventID],
            response: OperationResponse(
                status: .ok,
                description: "The events.",
                types: ["text/event-stream"],
                schema: Schema.string(),
                example: { _ in
                    "retry: 2718\n\nid: 4f1c9a5be07d3286-0\nevent: state\ndata: {\"now\":\"2026-11-30T08:15:30.004Z\",\"items\":[]}\n\n"
                }
            ),
            problems: [.slugsInvalid]
        )
    )

    private static let stream = """
        Server-Sent Events (WHATWG HTML, section 9.2), until one side ends them. The first is `retry:` with \
        \(EventSource.retryMilliseconds.lowerBound) to \(EventSource.retryMilliseconds.upperBound) ms, then `state` with all \
        widgets in order of creation: `{"now":…,"items":[widget…]}`; `now` is the server's clock. A client that sends the \
        `Last-Event-ID` of this run of the server gets `resumed` instead, `{"now":…}`, and then what it has missed. After \
        that come `widget` with a widget as `GET /widgets/{slug}` returns it, `removed` with `{"slug":…}`, and `state` again \
        if more has changed than is remembered. Each event has an `id:`. A comment comes after \
        \(Subscriber.silence.components.seconds) s without an event.
        """

    private static let order = """
        An event has the newest state of a widget: of pushes that come faster than about ten a second, or than the client \
        reads, the client gets the last. A client that reads nothing for \(HTTPLimits().answerTime.components.seconds) s is \
        disconnected. A stream ends when its key or token is revoked. A read token gets the events of its one widget, a key \
        those of the widgets that it may touch.
        """

    private static let slugs = OperationParameter(
        key: "eventSlug",
        name: "slug",
        location: .query,
        description: "Only this widget; may be repeated, up to \(EventHandler.slugLimit) times.",
        schema: Schema.array(of: Schema.named("Slug"), limit: EventHandler.slugLimit)
    )
    private static let lastEventID = OperationParameter(
        key: "lastEventID",
        name: HTTPFieldName.lastEventID.rawValue,
        location: .header,
        description: "The `id:` of the last event that the client has; one that cannot be resumed from counts as none.",
        schema: Schema.string()
    )
}
