internal import Glibc

/// Sockets on 127.0.0.1.
public enum LoopbackSocket: Sendable {
    /// Listens on a free port; the caller closes the socket.
    public static func listen() throws(TestSupportError) -> Int32 {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = try TestSupportError.check(socket(AF_INET, type, 0), "socket")
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        _ = try TestSupportError.check(bound, "bind")
        _ = try TestSupportError.check(Glibc.listen(descriptor, 64), "listen")
        return descriptor
    }

    /// The port that a socket listens on.
    public static func port(of descriptor: Int32) throws(TestSupportError) -> UInt16 {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        _ = try TestSupportError.check(result, "getsockname")
        return UInt16(bigEndian: address.sin_port)
    }

    /// A port on which nothing listens: one that was free a moment ago.
    public static func unusedPort() throws(TestSupportError) -> UInt16 {
        let descriptor = try listen()
        defer { close(descriptor) }
        return try port(of: descriptor)
    }
}
