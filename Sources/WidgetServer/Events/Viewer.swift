internal import HTTPDaemon
internal import Synchronization
internal import Widgets

/// One open stream of events: how far it has come, and whose it is.
final class Viewer: HTTPStreamSource {
    private enum Stage {
        /// Nothing has been sent; it may go on after the change of this number.
        case opening(resumeAfter: Int?)
        /// The event with everything is half sent; these widgets are left.
        case state(ArraySlice<Widget>)
        /// All that is left to tell are changes.
        case live
    }

    private struct State {
        var stage: Stage
        /// The number of the last change that it has been told.
        var position = 0
        var stream: HTTPStream?
        /// How often the system's clock had been set when this viewer was told what it shows.
        var clockSetting: Int64?
    }

    /// Bytes of the event with everything that are made at a time.
    static let stateBytes = 32_768

    /// Microseconds without an event after which a comment is sent.
    static let commentMicroseconds: Int64 = 15_000_000

    let scope: EventScope
    /// What it showed to get in, to be looked at again.
    let credential: Credential
    private let hub: EventHub
    private let board: WidgetBoard
    private let place: ViewerPlace
    private let state: Mutex<State>
    private let sentAt = Atomic<Int64>(.max)
    private let checkedAt = Atomic<Int64>(-1)

    /// - Parameters:
    ///   - hub: Where changes are announced.
    ///   - board: Where the widgets are.
    ///   - scope: What it is shown.
    ///   - credential: What it showed to get in.
    ///   - place: Its place among the viewers.
    ///   - lastEventID: The field `Last-Event-ID`, or nil.
    init(
        hub: EventHub,
        board: WidgetBoard,
        scope: EventScope,
        credential: Credential,
        place: ViewerPlace,
        lastEventID: String?
    ) {
        self.hub = hub
        self.board = board
        self.scope = scope
        self.credential = credential
        self.place = place
        let last = lastEventID.flatMap { EventID($0) }
        state = Mutex(State(stage: .opening(resumeAfter: last?.run == scope.run ? last?.sequence : nil)))
    }

    func opened(_ stream: HTTPStream) {
        state.withLock { $0.stream = stream }
        hub.join(self)
    }

    func closed() {
        state.withLock { $0.stream = nil }
        hub.leave(self)
    }

    /// Has it asked for news soon.
    func wake() {
        state.withLock { $0.stream }?.wake()
    }

    /// Whether nothing was sent to it for so long that a comment is due.
    func isSilent(now: Int64) -> Bool {
        let last = sentAt.load(ordering: .relaxed)
        return now >= last && now - last >= Viewer.commentMicroseconds
    }

    /// Whether keys, links or sessions have changed since it was last looked whether it still may see anything.
    func isUnchecked(_ generation: Int64) -> Bool {
        checkedAt.load(ordering: .relaxed) != generation
    }

    func next() -> HTTPStreamPiece {
        let now = hub.uptime()
        let isSilent = isSilent(now: now)
        // What it may see is asked anew whenever some key has changed, and with each comment.
        let generation = hub.generation
        if isSilent || isUnchecked(generation) {
            guard hub.isGood(credential) else { return .end }
            checkedAt.store(generation, ordering: .relaxed)
        }
        // Where it has the clock from is over: it comes back, goes on from its last event, and is told the new one.
        guard state.withLock({ $0.clockSetting ?? hub.clockSetting }) == hub.clockSetting else { return .end }
        let (bytes, events) = state.withLock { news(&$0) }
        guard let bytes = bytes ?? (isSilent ? EventText.comment : nil) else { return .wait }
        sentAt.store(now, ordering: .relaxed)
        if events > 0 { hub.count(events) }
        return .send(bytes)
    }

    private func news(_ state: inout State) -> (SharedBytes?, events: Int) {
        while true {
            switch state.stage {
            case .opening(let resumeAfter):
                // Read before the clock is: one that is set in between is told once more.
                state.clockSetting = hub.clockSetting
                var text = EventText()
                text.retry(milliseconds: Int.random(in: 1_500...4_500))
                if let resumeAfter, hub.remembers(resumeAfter, of: scope.account) {
                    state.position = resumeAfter
                    state.stage = .live
                    text.resumed(EventID(run: scope.run, sequence: resumeAfter), now: hub.clock())
                } else {
                    beginState(&state, &text)
                }
                return (SharedBytes(text.bytes), text.count)
            case .state(let rest):
                var text = EventText()
                append(rest, isFirst: false, &state, &text)
                return (SharedBytes(text.bytes), 0)
            case .live:
                switch hub.news(after: state.position, of: scope.account) {
                case .none:
                    return (nil, 0)
                case .changes(let changes, let upTo):
                    let told = hub.text(of: changes, after: state.position, upTo: upTo, for: scope)
                    state.position = upTo
                    if let told { return told }
                case .tooOld:
                    var text = EventText()
                    beginState(&state, &text)
                    return (SharedBytes(text.bytes), text.count)
                }
            }
        }
    }

    /// Everything, as it is now.
    ///
    /// The number is read before the widgets: a change between the two is told once more, and none is missed.
    private func beginState(_ state: inout State, _ text: inout EventText) {
        state.position = hub.position(of: scope.account)
        let widgets = board.widgets(of: scope.account).filter { scope.shows($0.slug) }
        text.beginState(EventID(run: scope.run, sequence: state.position), now: hub.clock())
        append(widgets[...], isFirst: true, &state, &text)
    }

    private func append(_ widgets: ArraySlice<Widget>, isFirst: Bool, _ state: inout State, _ text: inout EventText) {
        var rest = widgets
        while text.bytes.count < Viewer.stateBytes, let widget = rest.popFirst() {
            text.item(widget, isFirst: isFirst && rest.startIndex == widgets.startIndex + 1)
        }
        if rest.isEmpty { text.endState() }
        state.stage = rest.isEmpty ? .live : .state(rest)
    }
}
