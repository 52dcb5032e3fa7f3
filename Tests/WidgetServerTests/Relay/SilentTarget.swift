import Glibc
import TestSupport

/// A target that takes connections and never says a word.
final class SilentTarget: Sendable {
    private let listener: Int32
    /// The address to call.
    let url: String

    init() throws {
        listener = try LoopbackSocket.listen()
        url = "http://127.0.0.1:\(try LoopbackSocket.port(of: listener))"
    }

    deinit {
        close(listener)
    }

    /// Waits until somebody has called, and leaves the connection open.
    func awaitCaller() {
        _ = accept(listener, nil, nil)
    }
}
