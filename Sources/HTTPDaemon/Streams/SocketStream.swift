internal import CMicrohttpd
internal import Glibc
internal import SystemSupport

/// One stream on a socket of our own: what is left of the piece that is being sent, and nothing else.
///
/// Used on the stream thread only.
final class SocketStream {
    /// How far sending has come.
    enum State: Equatable {
        /// All is sent; the source has nothing.
        case idle
        /// The kernel takes no more.
        case blocked
        /// The source has ended, or the client has gone.
        case over
    }

    /// Pieces that are sent at one go before others get their turn.
    static let piecesAtOnce = 64

    let socket: StreamSocket
    let handle: HTTPStream
    let record: StreamRecord
    private(set) var bytesSent = 0
    /// Milliseconds of the monotonic clock since when the kernel takes nothing, or nil.
    private(set) var blockedSince: UInt64?
    private let source: any HTTPStreamSource
    private var piece: SharedBytes?
    private var offset = 0

    init(socket: StreamSocket, handle: HTTPStream, source: any HTTPStreamSource, record: StreamRecord) {
        self.socket = socket
        self.handle = handle
        self.source = source
        self.record = record
    }

    func open() {
        source.opened(handle)
    }

    func close() {
        source.closed()
    }

    /// Sends what there is and what the kernel takes.
    func pump() -> State {
        for _ in 0..<Self.piecesAtOnce {
            if piece == nil {
                switch source.next() {
                case .send(let bytes):
                    piece = bytes
                    offset = 0
                case .wait:
                    return .idle
                case .end:
                    return .over
                }
            }
            guard let bytes = piece else { return .idle }
            while offset < bytes.count {
                let count = bytes.send(from: offset, to: socket.descriptor)
                if count > 0 {
                    offset += count
                    bytesSent += count
                    blockedSince = nil
                } else if errno == EAGAIN {
                    if blockedSince == nil { blockedSince = MonotonicTime.milliseconds }
                    return .blocked
                } else if errno != EINTR {
                    return .over
                }
            }
            piece = nil
        }
        handle.wake()
        return .idle
    }
}

extension SharedBytes {
    /// What `send` says of the bytes from `offset` on.
    fileprivate func send(from offset: Int, to descriptor: Int32) -> Int {
        let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
        return Glibc.send(descriptor, storage.baseAddress.map { $0 + offset }, storage.count - offset, flags)
    }
}

/// The end of a request whose stream runs on the stream thread.
struct StreamRecord: Sendable {
    /// Tells the handler how the stream ended and how many bytes were sent.
    let report: @Sendable (HTTPOutcome, Int) -> Void
}
