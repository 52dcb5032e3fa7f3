internal import Synchronization

/// An open stream, as its source sees it.
public final class HTTPStream: Sendable {
    /// Who has the socket.
    enum Driver: Sendable {
        /// Our own thread.
        case loop(StreamLoop, id: UInt64)
        /// libmicrohttpd.
        case gate(StreamGate)
    }

    private let driver: Driver
    private let isWoken = Atomic(false)

    init(_ driver: Driver) {
        self.driver = driver
    }

    /// Has the source asked for its next piece soon.
    ///
    /// From any thread; cheap enough to call for thousands in a row, and harmless once the stream has ended.
    public func wake() {
        switch driver {
        case .loop(let loop, let id):
            if !isWoken.exchange(true, ordering: .sequentiallyConsistent) { loop.wake(id) }
        case .gate(let gate):
            gate.wake()
        }
    }

    /// Notes that the source is about to be asked, so that a call of `wake` from now on counts.
    func heard() {
        isWoken.store(false, ordering: .sequentiallyConsistent)
    }
}
