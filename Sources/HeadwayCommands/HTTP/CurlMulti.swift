internal import CCurl
internal import CurlTransfers

/// A multi handle of curl, which carries a transfer on while its owner also waits for other things.
struct CurlMulti: ~Copyable {
    private let handle: UnsafeMutableRawPointer

    /// Makes a handle (`curl_multi_init`); nil when there is no memory.
    init?() {
        guard let handle = curl_multi_init() else { return nil }
        self.handle = handle
    }

    deinit {
        curl_multi_cleanup(handle)
    }

    /// Begins a transfer (`curl_multi_add_handle`).
    func add(_ transfer: borrowing CurlHandle) -> Bool {
        curl_multi_add_handle(handle, transfer.handle) == CURLM_OK
    }

    /// Ends a transfer wherever it is (`curl_multi_remove_handle`); one that was never begun is left alone.
    func remove(_ transfer: borrowing CurlHandle) {
        _ = curl_multi_remove_handle(handle, transfer.handle)
    }

    /// Does what can be done at once (`curl_multi_perform`).
    ///
    /// - Returns: The status of a transfer that has come to its end, or nil.
    func perform() -> CURLcode? {
        var running: Int32 = 0
        guard curl_multi_perform(handle, &running) == CURLM_OK else { return CURLE_FAILED_INIT }
        var left: Int32 = 0
        while let message = curl_multi_info_read(handle, &left) {
            if message.pointee.msg == CURLMSG_DONE { return message.pointee.data.result }
        }
        return nil
    }

    /// Waits until a transfer can go on, a descriptor is readable or the time is up (`curl_multi_poll`).
    func wait(atMost duration: Duration, or descriptor: Int32) {
        var other = curl_waitfd(fd: descriptor, events: Int16(CURL_WAIT_POLLIN), revents: 0)
        // Rounded up, so that nobody wakes just before the time and then runs in circles.
        let milliseconds = min(max((duration + .microseconds(999)) / .milliseconds(1), 0), 60_000)
        _ = curl_multi_poll(handle, &other, 1, Int32(milliseconds), nil)
    }
}
