internal import CCurl
internal import CurlTransfers

extension CurlHandle {
    /// Gives what comes to a receiver, which must outlive the transfer.
    func receive(into receiver: ResponseReceiver) throws(CurlError) {
        let context = Unmanaged.passUnretained(receiver).toOpaque()
        try CurlError.check(headway_curl_set_body_receiver(handle, receiveBody, context))
        try CurlError.check(headway_curl_set_header_receiver(handle, receiveHeader, context))
    }
}

/// Takes a part of the body; fewer bytes than came make curl stop (CURLOPT_WRITEFUNCTION).
private func receiveBody(
    _ bytes: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ count: Int,
    _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let context else { return 0 }
    let part = UnsafeRawBufferPointer(start: bytes, count: size * count)
    return Unmanaged<ResponseReceiver>.fromOpaque(context).takeUnretainedValue().receiveBody(part) ? part.count : 0
}

/// Takes one header line (CURLOPT_HEADERFUNCTION).
private func receiveHeader(
    _ bytes: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ count: Int,
    _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let context else { return 0 }
    let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
    return Unmanaged<ResponseReceiver>.fromOpaque(context).takeUnretainedValue().receiveHeader(line) ? line.count : 0
}
