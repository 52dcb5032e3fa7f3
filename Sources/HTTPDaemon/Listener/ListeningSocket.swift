internal import CMicrohttpd
internal import Glibc
internal import SystemSupport

/// A socket that listens.
///
/// Made here rather than by MHD, so that a failure can be named exactly.
struct ListeningSocket: ~Copyable {
    private let file: FileDescriptor

    /// The port that was bound.
    let port: UInt16

    /// Takes over the descriptor.
    private init(_ descriptor: Int32, port: UInt16) {
        file = FileDescriptor(owning: descriptor)
        self.port = port
    }

    /// Gives the descriptor away.
    consuming func release() -> Int32 {
        file.release()
    }

    /// Listens on the first address of the host that can be bound.
    static func open(host: String, port: UInt16) throws(HTTPDaemonError) -> ListeningSocket {
        guard !host.isEmpty, host.utf8.count <= 255, !host.utf8.contains(0) else {
            throw HTTPDaemonError(.unknownHost, "The host is empty or not a name; give an address such as 127.0.0.1.")
        }
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        var list: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(host, String(port), &hints, &list)
        guard status == 0, let list else {
            let reason = gai_strerror(status).map { String(cString: $0) } ?? "unknown"
            throw HTTPDaemonError(.unknownHost, "The host \"\(host)\" has no address (\(reason)); check its spelling.")
        }
        defer { freeaddrinfo(list) }
        var failure: Int32 = EADDRNOTAVAIL
        var next: UnsafeMutablePointer<addrinfo>? = list
        while let entry = next {
            let descriptor = listen(on: entry.pointee)
            if descriptor >= 0 { return ListeningSocket(descriptor, port: boundPort(descriptor)) }
            failure = -descriptor
            next = entry.pointee.ai_next
        }
        throw error(failure, host: host, port: port)
    }

    /// A listening descriptor, or the negative `errno`.
    private static func listen(on entry: addrinfo) -> Int32 {
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = socket(entry.ai_family, kind, 0)
        guard descriptor >= 0 else { return -errno }
        var yes: Int32 = 1
        var no: Int32 = 0
        let size = socklen_t(MemoryLayout<Int32>.size)
        // A restarted server must not wait for old connections to be forgotten.
        var isReady = setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size) == 0
        if isReady, entry.ai_family == AF_INET6 {
            // "::" takes IPv4 as well, whatever the system's default.
            isReady = setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &no, size) == 0
        }
        isReady = isReady && bind(descriptor, entry.ai_addr, entry.ai_addrlen) == 0
        isReady = isReady && Glibc.listen(descriptor, SOMAXCONN) == 0
        guard isReady else {
            let reason = errno
            close(descriptor)
            return -reason
        }
        return descriptor
    }

    private static func boundPort(_ descriptor: Int32) -> UInt16 {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard getsockname(descriptor, address, &size) == 0 else { return 0 }
                // The port stands at the same place in sockaddr_in and sockaddr_in6.
                return UInt16(bigEndian: UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_port)
            }
        }
    }

    private static func error(_ number: Int32, host: String, port: UInt16) -> HTTPDaemonError {
        switch number {
        case EADDRINUSE:
            HTTPDaemonError(.addressInUse, "Port \(port) of \(host) is in use by another program; choose another port.")
        case EACCES, EPERM:
            HTTPDaemonError(
                .permissionDenied,
                "This user may not listen on port \(port) of \(host); choose a port from 1024 up."
            )
        case EADDRNOTAVAIL:
            HTTPDaemonError(.unknownHost, "The host \"\(host)\" is not an address of this machine.")
        default:
            HTTPDaemonError(.system, "Cannot listen on port \(port) of \(host): \(SystemError(number: number)).")
        }
    }
}
