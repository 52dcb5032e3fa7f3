internal import CMicrohttpd
internal import Glibc
internal import SystemSupport

/// A descriptor of a connection that MHD has closed, read until the client closes too.
///
/// Not sendable: the registry keeps it under its lock.
final class LingeringSocket {
    /// Bytes read at one go: enough for a client that still sends at full speed, little enough not to hold up others.
    static let bytesAtOnce = 1_048_576

    private let file: FileDescriptor
    private let deadline: UInt64
    private var bytesLeft: Int

    /// Takes over the descriptor, for as long and as many bytes as given.
    init(_ descriptor: Int32, until deadline: UInt64, bytes: Int) {
        file = FileDescriptor(owning: descriptor)
        self.deadline = deadline
        bytesLeft = bytes
    }

    /// Throws away what has arrived; true when the client has closed, or has had its time or its bytes.
    func isDone(now: UInt64) -> Bool {
        if now >= deadline { return true }
        return withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
            var total = 0
            while total < Self.bytesAtOnce {
                let count = recv(file.number, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
                if count == 0 { return true }
                if count < 0 { return errno != EAGAIN && errno != EINTR }
                total += count
                bytesLeft -= count
                if bytesLeft < 0 { return true }
            }
            return false
        }
    }
}
