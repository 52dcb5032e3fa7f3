internal import CMicrohttpd
internal import Glibc

/// A descriptor of a connection that MHD has closed, read until the client closes too.
final class LingeringSocket: Sendable {
    /// Bytes read at one go: enough for a client that still sends at full speed, little enough not to hold up others.
    static let bytesAtOnce = 1_048_576

    private let descriptor: Int32
    private let deadline: UInt64

    /// Takes over the descriptor.
    init(_ descriptor: Int32, until deadline: UInt64) {
        self.descriptor = descriptor
        self.deadline = deadline
    }

    deinit {
        Glibc.close(descriptor)
    }

    /// Throws away what has arrived; true when the client has closed or the time is up.
    func isDone(now: UInt64) -> Bool {
        if now >= deadline { return true }
        return withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
            var total = 0
            while total < Self.bytesAtOnce {
                let count = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
                if count == 0 { return true }
                if count < 0 { return errno != EAGAIN && errno != EINTR }
                total += count
            }
            return false
        }
    }
}
