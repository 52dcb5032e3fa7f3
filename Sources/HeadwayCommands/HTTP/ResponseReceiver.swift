/// Takes an answer as it comes in.
///
/// It is a class, for curl keeps a pointer to it.
class ResponseReceiver {
    /// What has come.
    final var response = HTTPResponse()

    /// Takes one header line; false when it is too much.
    func receiveHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        response.receiveHeader(bytes)
    }

    /// Takes a part of the body; false when it is too much.
    func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        response.receiveBody(bytes)
    }
}
