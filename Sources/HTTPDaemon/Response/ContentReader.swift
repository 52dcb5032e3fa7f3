/// Fills libmicrohttpd's buffers with the body of a stream, on the poll thread.
final class ContentReader {
    /// Bytes that libmicrohttpd asks for at a time.
    let blockBytes: Int

    /// Fills a buffer and returns the count, or one of the `MHD_CONTENT_READER_END_…` values.
    let read: (UnsafeMutableRawBufferPointer) -> Int

    init(blockBytes: Int, read: @escaping (UnsafeMutableRawBufferPointer) -> Int) {
        self.blockBytes = blockBytes
        self.read = read
    }
}
