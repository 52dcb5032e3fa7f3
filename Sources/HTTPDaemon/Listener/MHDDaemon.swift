internal import CMicrohttpd
internal import Glibc
internal import SystemSupport

/// Owns one running MHD_Daemon.
struct MHDDaemon: ~Copyable {
    private let handle: OpaquePointer
    private let options: DaemonOptions
    private let context: DaemonContext

    /// Starts the poll thread; nil when MHD refuses, and then the socket is closed.
    ///
    /// MHD closes it when it fails late, over a certificate for one, and not when it fails early, and does not say which;
    /// a number that was closed may be another thread's file already.
    init?(_ options: DaemonOptions, context: DaemonContext, socket: Int32) {
        let file = Self.file(socket)
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
            // Still the socket: then it is ours alone, and stays so until it is closed here.
            if let file, Self.file(socket).map({ $0 == file }) == true { close(socket) }
            return nil
        }
        handle = started
        self.options = options
        self.context = context
    }

    deinit {
        context.acceptShutdown.forbid()
        // Joins the poll thread. No connection may be suspended any more.
        MHD_stop_daemon(handle)
    }

    /// Closes everything and joins the poll thread, as `deinit` does.
    consuming func stop() {}

    /// Has the poll thread accept no more, except those that the kernel has accepted for us already, and close the
    /// listening socket.
    ///
    /// Waits a moment for it: a poll thread that is held up does it later. Call it once.
    func quiesce(milliseconds: UInt64) {
        guard context.acceptShutdown.ask(handle, context.registry) else { return }
        let end = MonotonicTime.milliseconds + milliseconds
        var now = MonotonicTime.milliseconds
        while !context.acceptShutdown.isOver, now < end {
            context.emptied.wait(milliseconds: end - now)
            now = MonotonicTime.milliseconds
        }
    }

    /// What tells an open file from all others, whatever its number.
    private static func file(_ descriptor: Int32) -> (dev_t, ino_t)? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? (status.st_dev, status.st_ino) : nil
    }
}
