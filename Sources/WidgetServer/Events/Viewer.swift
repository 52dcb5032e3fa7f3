internal import HTTPDaemon
internal import Synchronization

/// One open stream of events.
final class Viewer: HTTPStreamSource {
    private let source: EventSource
    private let place: ViewerPlace
    private let subscriber: Subscriber
    private let state: Mutex<ViewerState>

    /// - Parameters:
    ///   - source: Makes what is sent.
    ///   - state: What it may see, and where it begins.
    ///   - place: Its place among the viewers, kept for as long as it is there.
    init(_ source: EventSource, _ state: ViewerState, place: ViewerPlace) {
        self.source = source
        self.place = place
        subscriber = state.subscriber
        self.state = Mutex(state)
    }

    func opened(_ stream: HTTPStream) {
        subscriber.attach(stream)
        source.hub.join(subscriber)
    }

    func next() -> HTTPStreamPiece {
        state.withLock { source.next(for: &$0) }
    }

    func closed() {
        subscriber.attach(nil)
        source.hub.leave(subscriber)
    }
}
