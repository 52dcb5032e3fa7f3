internal import CMicrohttpd

/// The flags and options that MHD is started with, and the memory that they point to.
final class DaemonOptions {
    let flags: UInt32
    private(set) var items: [MHD_OptionItem] = []
    private let logger = UnsafeMutablePointer<headway_logger>.allocate(capacity: 1)
    private var texts: [UnsafeMutablePointer<CChar>] = []

    /// Unretained, the context must outlive the daemon; the listening socket becomes MHD's.
    init(_ configuration: HTTPConfiguration, context: DaemonContext, socket: Int32) {
        var flags =
            MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue | MHD_USE_ERROR_LOG.rawValue
        if configuration.certificate != nil { flags |= MHD_USE_TLS.rawValue }
        self.flags = flags
        let limits = configuration.limits
        let pointer = Unmanaged.passUnretained(context).toOpaque()
        // The logger first, so that it hears about the others.
        logger.initialize(to: headway_logger(call: DaemonCallbacks.log, context: pointer))
        items.append(headway_option_log(logger))
        items.append(headway_option_connection(DaemonCallbacks.connection, pointer))
        items.append(headway_option_completed(DaemonCallbacks.completed, pointer))
        items.append(headway_option_target(DaemonCallbacks.target, pointer))
        items.append(headway_option_unescape(DaemonCallbacks.unescape, pointer))
        add(MHD_OPTION.LISTEN_SOCKET, Int(socket))
        add(MHD_OPTION.CONNECTION_MEMORY_LIMIT, 2 * limits.headerBytes)
        add(MHD_OPTION.CONNECTION_LIMIT, limits.connections)
        if limits.connectionsPerAddress > 0 { add(MHD_OPTION.PER_IP_CONNECTION_LIMIT, limits.connectionsPerAddress) }
        // The reaper keeps the time; MHD's own timeout is renewed by every byte.
        add(MHD_OPTION.CONNECTION_TIMEOUT, 0)
        // A missing Host and spaces in a target are refused by `HTTPConnection`: MHD sends the header lines of its answer to the
        // first twice, and no answer at all to the second.
        add(MHD_OPTION.STRICT_FOR_CLIENT, 0)
        if let certificate = configuration.certificate {
            add(MHD_OPTION.HTTPS_MEM_CERT, certificate.chain)
            add(MHD_OPTION.HTTPS_MEM_KEY, certificate.key)
            add(MHD_OPTION.HTTPS_PRIORITIES, Array(TLSCertificate.priorities.utf8))
        }
        items.append(MHD_OptionItem(option: MHD_OPTION.END, value: 0, ptr_value: nil))
    }

    deinit {
        for text in texts { text.deallocate() }
        logger.deallocate()
    }

    private func add(_ option: MHD_OPTION, _ value: Int) {
        items.append(MHD_OptionItem(option: option, value: value, ptr_value: nil))
    }

    /// MHD keeps the pointer, so the text lives as long as this object.
    private func add(_ option: MHD_OPTION, _ bytes: [UInt8]) {
        let text = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
        for (index, byte) in bytes.enumerated() { (text + index).initialize(to: CChar(bitPattern: byte)) }
        (text + bytes.count).initialize(to: 0)
        texts.append(text)
        items.append(MHD_OptionItem(option: option, value: 0, ptr_value: text))
    }
}
