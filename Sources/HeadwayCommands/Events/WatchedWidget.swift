internal import Widgets

/// What is known of a widget that is watched: its state, the server's clock, and whether there is contact.
///
/// It waits for nothing and writes nothing; every moment is given to it.
struct WatchedWidget {
    /// Why watching cannot go on.
    enum End: Error, Equatable {
        /// There never was such a widget.
        case unknown
        /// The widget has been removed.
        case removed
        /// The events are not those of a Headway server.
        case notHeadway
    }

    /// For how long a loss of contact is not worth a word.
    static let grace = Duration.seconds(10)

    /// The widget as it was pushed last; nil before the first event.
    private(set) var widget: ReceivedWidget?
    /// The id to go on from after a break.
    private(set) var lastID: String?
    /// Since when there is no contact; nil while there is.
    private(set) var lostSince: ContinuousClock.Instant?

    private let slug: Slug
    private var clock: ServerClock

    /// A widget of which nothing is known yet, with this machine's clock until the server's is known.
    init(_ slug: Slug, clock: ServerClock) {
        self.slug = slug
        self.clock = clock
    }

    /// Takes an event; those of other widgets and of other kinds are passed over.
    ///
    /// - Throws: `End` when there is nothing to watch any more.
    mutating func take(_ event: ServerEvent, at moment: ContinuousClock.Instant) throws(End) {
        guard ["state", "widget", "removed", "resumed"].contains(event.name) else { return }
        guard let data = try? JSON(parsing: event.data), let object = data.object else { throw .notHeadway }
        lostSince = nil
        lastID = event.id ?? lastID
        if let now = object["now"]?.string.flatMap({ try? Instant(rfc3339: $0) }) {
            clock = ServerClock(now, at: moment)
        }
        switch event.name {
        case "state":
            guard case .array(let items)? = object["items"] else { throw .notHeadway }
            let widgets = items.compactMap { ReceivedWidget($0) }
            guard let found = widgets.first(where: { $0.slug == slug.text }) else {
                throw widget == nil ? .unknown : .removed
            }
            widget = found
        case "widget":
            guard let changed = ReceivedWidget(data) else { throw .notHeadway }
            if changed.slug == slug.text { widget = changed }
        case "removed":
            if object["slug"]?.string == slug.text { throw .removed }
        default: break
        }
    }

    /// Takes note that the contact is lost, unless it was before.
    mutating func lose(at moment: ContinuousClock.Instant) {
        lostSince = lostSince ?? moment
    }

    /// How long the contact has been lost, once that is worth a word.
    func silence(at moment: ContinuousClock.Instant) -> Duration? {
        guard let lostSince, moment - lostSince >= WatchedWidget.grace else { return nil }
        return moment - lostSince
    }

    /// What time it is where the server is.
    func now(at moment: ContinuousClock.Instant) -> Instant {
        clock.instant(at: moment)
    }

    /// How long until what is shown changes by itself.
    ///
    /// - Parameters:
    ///   - moment: When it was drawn.
    ///   - environment: The reader.
    ///   - columns: How many cells the bar has.
    /// - Returns: The wait, or nil when nothing changes before the next event.
    func wait(
        from moment: ContinuousClock.Instant,
        environment: WidgetEnvironment,
        columns: Int
    ) -> Duration? {
        var wait: Duration?
        if let snapshot = widget?.snapshot {
            let change = Presentation.nextChange(
                of: snapshot,
                after: now(at: moment),
                family: .large,
                environment: environment,
                // In sixteenths of a cell, for the bar goes to the next eighth halfway to it.
                scale: Double(columns * 16) / Family.large.size.width
            )
            wait = change.map { clock.wait(from: moment, until: $0) }
        }
        if let lostSince, moment - lostSince < WatchedWidget.grace {
            let note = lostSince + WatchedWidget.grace - moment
            wait = min(wait ?? note, note)
        }
        return wait
    }
}
