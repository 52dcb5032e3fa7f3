internal import CMicrohttpd
internal import Glibc

/// The functions that MHD calls.
///
/// They capture nothing: each finds its object through a pointer that MHD keeps, and calls one method of it.
enum DaemonCallbacks {
    /// For every connection that opens or closes.
    ///
    /// `cls` is the DaemonContext, unretained: the listener outlives MHD.
    static let connection: MHD_NotifyConnectionCallback = { cls, handle, socketContext, event in
        guard let cls, let handle, let socketContext else { return }
        let context = Unmanaged<DaemonContext>.fromOpaque(cls).takeUnretainedValue()
        context.quiesceIfAsked()
        switch event {
        case .CONNECTION_NOTIFY_STARTED:
            if context.isDraining, AcceptShutdown.isWakeUp(handle) { return headway_set_timeout(handle, 86_400) }
            // Retained for the life of the connection; MHD keeps the pointer and hands it back below.
            socketContext.pointee = Unmanaged.passRetained(context.opened(handle)).toOpaque()
        case .CONNECTION_NOTIFY_CLOSED:
            guard let raw = socketContext.pointee else { return }
            socketContext.pointee = nil
            context.closed(Unmanaged<HTTPConnection>.fromOpaque(raw).takeRetainedValue())
        @unknown default:
            break
        }
    }

    /// For every request line, before MHD takes it apart.
    ///
    /// What it returns becomes the request's context.
    static let target:
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer? = {
            _,
            target,
            handle in
            // Unretained: the connection outlives its requests.
            guard let handle, let raw = headway_connection_context(handle) else { return nil }
            Unmanaged<HTTPConnection>.fromOpaque(raw).takeUnretainedValue()
                .begin(target: UnsafeMutablePointer(mutating: target))
            return raw
        }

    /// For headers, pieces of a body, and the end of a request.
    static let access: MHD_AccessHandlerCallback = { _, handle, path, method, version, bytes, count, requestContext in
        guard let handle, let count, let raw = requestContext?.pointee else { return MHD_Result.NO }
        // Unretained: the connection outlives its requests.
        return Unmanaged<HTTPConnection>.fromOpaque(raw).takeUnretainedValue()
            .access(handle, path: path, method: method, version: version, bytes: bytes, count: count)
    }

    /// For every request that has ended, answered or not.
    static let completed: MHD_RequestCompletedCallback = { _, _, requestContext, code in
        guard let raw = requestContext?.pointee else { return }
        requestContext?.pointee = nil
        // Unretained: the connection is closed after this.
        Unmanaged<HTTPConnection>.fromOpaque(raw).takeUnretainedValue()
            .end(code == .REQUEST_TERMINATED_COMPLETED_OK ? .answered : .aborted)
    }

    /// Leaves paths and queries as they were sent.
    static let unescape:
        @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?) -> Int = {
            _,
            _,
            text in
            text.map { strlen($0) } ?? 0
        }

    /// For each line of MHD's own log.
    ///
    /// `cls` is the DaemonContext, unretained as above.
    static let log: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void = { cls, text in
        guard let cls, let text else { return }
        var line = String(cString: text)
        while line.last?.isNewline == true { line.removeLast() }
        Unmanaged<DaemonContext>.fromOpaque(cls).takeUnretainedValue().logged(line)
    }
}
