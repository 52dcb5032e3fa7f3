/// The handlers of all resources, each with no more than it needs.
struct Handlers: Sendable {
    let health = HealthHandler()
    let openAPI: OpenAPIHandler
    let account: AccountHandler
    let session: SessionHandler
    let widgets: WidgetListHandler
    let widget: WidgetHandler
    let history: HistoryHandler
    let relay: RelayHandler
    let pictures: PictureHandler
    let links: LinkHandler
    let events: EventHandler
    let metrics: MetricsHandler
    let icons: IconHandler
    let files = SiteFiles()

    /// The handlers over the parts of a server.
    init(_ parts: ServerParts) {
        let (board, store, queue, log) = (parts.board, parts.store, parts.queue, parts.log)
        let clocks = parts.configuration.clocks
        let writer = WidgetWriter(board: board, log: log)
        let description = ServedDescription(templates: parts.configuration.templates)
        openAPI = OpenAPIHandler { description.bytes }
        account = AccountHandler(board: board, clocks: clocks, log: log)
        session = SessionHandler(store: store, queue: queue, forwarded: parts.forwarded, clocks: clocks, log: log)
        widgets = WidgetListHandler(
            board: board,
            writer: writer,
            clocks: clocks,
            templates: parts.configuration.templates
        )
        widget = WidgetHandler(board: board, writer: writer)
        history = HistoryHandler(board: board, store: store, queue: queue, log: log)
        relay = RelayHandler(board: board, relay: parts.relay)
        pictures = PictureHandler(board: board, renders: parts.renders)
        links = LinkHandler(store: store, board: board, queue: queue, clocks: clocks, log: log)
        events = EventHandler(source: EventSource(hub: parts.hub, board: board), places: parts.viewers)
        metrics = MetricsHandler(
            statistics: parts.statistics,
            board: board,
            viewers: parts.viewers,
            hub: parts.hub,
            renders: parts.renders
        )
        icons = IconHandler(icons: IconCache(renderer: parts.renderer), queue: queue)
    }
}
