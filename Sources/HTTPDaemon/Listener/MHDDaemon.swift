internal import CMicrohttpd
internal import Glibc

/// Owns one running MHD_Daemon.
struct MHDDaemon: ~Copyable {
    private let handle: OpaquePointer
    private let options: DaemonOptions

    /// Starts the poll threads; nil when MHD refuses, and then the socket is closed.
    init?(_ options: DaemonOptions, context: DaemonContext, socket: Int32) {
        // MHD copies the options but keeps what they point to: `options` lives as long as the daemon.
        let started = options.items.withUnsafeBufferPointer { items in
            headway_start_daemon(
                options.flags,
                DaemonCallbacks.access,
                Unmanaged.passUnretained(context).toOpaque(),
                UnsafeMutablePointer(mutating: items.baseAddress)
            )
        }
        guard let started else {
            close(socket)
            return nil
        }
        handle = started
        self.options = options
    }

    deinit {
        // Joins the poll threads. No connection may be suspended any more.
        MHD_stop_daemon(handle)
    }

    /// Closes everything and joins the poll threads, as `deinit` does.
    consuming func stop() {}

    /// Accepts no more, except those that the kernel has accepted for us already: their clients think that they are
    /// connected.
    ///
    /// Then closes the listening socket. Call it once.
    func quiesce(_ registry: ConnectionRegistry) {
        let socket = MHD_quiesce_daemon(handle)
        guard socket >= 0 else { return }
        var storage = sockaddr_storage()
        while true {
            var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let isTaken = withUnsafeMutablePointer(to: &storage) { storage in
                storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                    let client = accept(socket, address, &size)
                    guard client >= 0 else { return false }
                    // The poll thread opens it later: until then nothing else shows that it is there.
                    registry.expect(client, true)
                    // MHD makes it non-blocking, and closes it when it cannot take it.
                    let isAdded = MHD_add_connection(handle, client, address, size) == .YES
                    if !isAdded { registry.expect(client, false) }
                    return true
                }
            }
            guard isTaken else { break }
        }
        close(socket)
    }
}
