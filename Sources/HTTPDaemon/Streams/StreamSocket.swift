internal import CMicrohttpd
internal import Glibc
internal import SystemSupport

/// Owns the socket of a stream that our own thread serves.
final class StreamSocket: Sendable {
    private let file: FileDescriptor

    var descriptor: Int32 { file.number }

    /// What the kernel holds of a stream whose client does not read, in bytes; it takes twice as much for its bookkeeping.
    static let kernelBytes: Int32 = 65_536

    /// Takes over the descriptor.
    private init(_ descriptor: Int32) {
        file = FileDescriptor(owning: descriptor)
    }

    /// Takes the socket of a suspended connection away from MHD; nil when the system has no descriptors left.
    ///
    /// A suspended connection is in none of MHD's epoll sets. Its number is given to a dummy whose other end is closed; when
    /// MHD is resumed it shuts down and closes that. What happens to the real socket is ours alone from here on.
    static func taken(from post: ConnectionHandle) -> StreamSocket? {
        var dummy: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &dummy) == 0 else { return nil }
        defer { close(dummy[0]) }
        close(dummy[1])
        let copy = fcntl(post.socket, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { return nil }
        let socket = StreamSocket(copy)
        guard dup2(dummy[0], post.socket) == post.socket else { return nil }
        socket.prepare()
        return socket
    }

    /// Lets out what MHD may have held back, and keeps the kernel's share small; refusals cost speed or memory only.
    private func prepare() {
        let size = socklen_t(MemoryLayout<Int32>.size)
        var off: Int32 = 0
        var on: Int32 = 1
        var bytes = Self.kernelBytes
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_CORK, &off, size)
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &bytes, size)
    }
}
