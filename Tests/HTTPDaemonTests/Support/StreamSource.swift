import HTTPDaemon
import Synchronization

/// A source that sends what the test hands over.
final class StreamSource: HTTPStreamSource {
    private struct State {
        var pieces: [HTTPStreamPiece] = []
        var stream: HTTPStream?
    }

    let opened = Collected<HTTPStream>()
    let endings = Collected<Bool>()
    private let state = Mutex(State())
    private let isClosed = Atomic(false)

    var isOver: Bool { isClosed.load(ordering: .sequentiallyConsistent) }

    /// A handler that streams from this source.
    var handler: TestHandler {
        TestHandler(answer: { $0.respond(HTTPResponse(.ok, body: .stream(self))) })
    }

    /// The same, which also reports how its requests end.
    func observed(
        _ observer: @escaping @Sendable (borrowing HTTPCompletion<TestHandler.Context>) -> Void
    ) -> TestHandler {
        var handler = handler
        handler.observer = observer
        return handler
    }

    func opened(_ stream: HTTPStream) {
        state.withLock { $0.stream = stream }
        opened.add(stream)
    }

    func next() -> HTTPStreamPiece {
        state.withLock { $0.pieces.isEmpty ? .wait : $0.pieces.removeFirst() }
    }

    func closed() {
        isClosed.store(true, ordering: .sequentiallyConsistent)
        endings.add(true)
    }

    /// Sends a text next.
    func send(_ text: String) {
        put(.send(SharedBytes(Array(text.utf8))))
    }

    /// Ends the stream next.
    func end() {
        put(.end)
    }

    func put(_ piece: HTTPStreamPiece) {
        let stream = state.withLock { state in
            state.pieces.append(piece)
            return state.stream
        }
        stream?.wake()
    }
}
