internal import CMicrohttpd
internal import Glibc

/// What the kernel knows of a TCP connection (`TCP_INFO`).
struct SocketState: Sendable {
    /// Milliseconds since the client sent something.
    var sinceLastByte: UInt64

    /// Whether the client has closed its side.
    ///
    /// When its FIN comes together with its last request, MHD does not notice.
    var isFinished: Bool

    init(sinceLastByte: UInt64, isFinished: Bool = false) {
        self.sinceLastByte = sinceLastByte
        self.isFinished = isFinished
    }

    /// Nil when the kernel does not tell.
    init?(_ socket: Int32) {
        var info = tcp_info()
        var size = socklen_t(MemoryLayout<tcp_info>.size)
        guard getsockopt(socket, Int32(IPPROTO_TCP), TCP_INFO, &info, &size) == 0 else { return nil }
        sinceLastByte = UInt64(info.tcpi_last_data_recv)
        isFinished = UInt32(info.tcpi_state) == UInt32(TCP_CLOSE_WAIT)
    }
}
