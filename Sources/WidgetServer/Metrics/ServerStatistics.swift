internal import HTTPDaemon
internal import Synchronization
internal import Widgets

/// Counts what the server does, and writes it down for Prometheus.
final class ServerStatistics: Sendable {
    private let requests = Mutex(RequestMetrics())
    private let version: String
    private let startedAt: Instant
    private let writer: LogWriter

    init(version: String, startedAt: Instant, writer: LogWriter) {
        self.version = version
        self.startedAt = startedAt
        self.writer = writer
    }

    /// Counts a request that has ended.
    func count(_ context: RequestContext?, status: Int, bytes: Int, duration: Duration) {
        let method = context?.method.flatMap { method in
            method == .options || context?.route?.methods.contains(method) == true ? method : nil
        }
        let label = RequestMetrics.Label(
            route: context?.route?.template ?? "other",
            method: method?.rawValue ?? "OTHER",
            status: status
        )
        let isStream = context?.route?.isStream == true && status == 200
        let seconds = isStream ? nil : duration / .seconds(1)
        requests.withLock { $0.count(label, seconds: seconds, bytes: bytes) }
    }

    /// The answer of `GET /metrics`.
    func page(board: WidgetBoard, viewers: ViewerPlaces, events: Int, renders: RenderQueue) -> HTTPResponse {
        var page = MetricsPage()
        page.begin("headway_build_info", "gauge", "The version of this server.")
        page.sample("headway_build_info", [("version", version)], 1)
        page.add(requests.withLock { $0 })
        page.add("headway_widgets", "gauge", "Widgets of all accounts.", board.count)
        let commits = board.commits
        page.add("headway_store_writes_total", "counter", "Writes accepted and committed.", commits.writes)
        page.add("headway_store_commits_total", "counter", "Commits; several writes share one.", commits.commits)
        page.add("headway_viewers", "gauge", "Streams of events that are open.", viewers.count)
        page.add("headway_viewers_refused_total", "counter", "Viewers for whom there was no room.", viewers.refused)
        page.add("headway_events_sent_total", "counter", "Events sent, to all viewers together.", events)
        let pictures = renders.metrics
        page.add("headway_pictures_drawn_total", "counter", "Pictures drawn, not counting those kept.", pictures.drawn)
        page.add("headway_picture_cache_pictures", "gauge", "Pictures that are kept.", pictures.count)
        page.add("headway_picture_cache_bytes", "gauge", "Memory of the pictures that are kept.", pictures.bytes)
        addProcess(to: &page)
        return HTTPResponse(
            .ok,
            fields: [
                HTTPField(.contentType, MetricsPage.mediaType), HTTPField(.cacheControl, "no-store"),
                HTTPField(.xContentTypeOptions, "nosniff"),
            ],
            body: Array(page.text.utf8)
        )
    }

    private func addProcess(to page: inout MetricsPage) {
        page.add(
            "headway_log_lines_dropped_total",
            "counter",
            "Log lines that were read too slowly, or for which there was no room.",
            writer.droppedLines
        )
        page.add(
            "process_start_time_seconds",
            "gauge",
            "When the server started, in seconds since 1970.",
            startedAt.seconds
        )
        page.add(
            "process_resident_memory_bytes",
            "gauge",
            "Memory in use.",
            ProcessFacts.residentBytes
        )
    }
}
