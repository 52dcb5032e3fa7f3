internal import CMicrohttpd

/// Owns our reference to one MHD_Response; MHD counts its own while it sends.
///
/// Once it has its header lines it may be queued from any thread, and on many connections: MHD changes nothing in it but
/// the count, which it does under a lock.
struct OutgoingResponse: ~Copyable, Sendable {
    // Made in init, let go in deinit.
    nonisolated(unsafe) private let handle: OpaquePointer

    /// Makes the response with its header lines, or nil when there is no memory.
    ///
    /// - Parameters:
    ///   - response: The response.
    ///   - log: Gets a sentence about each header that is left out.
    ///   - makeReader: Makes the reader of a stream. It needs a connection; anything else may be made before there is one.
    init?(
        _ response: borrowing HTTPResponse,
        log: ((String) -> Void)? = nil,
        makeReader: ((any HTTPStreamSource) -> ContentReader)? = nil
    ) {
        let made: OpaquePointer? =
            switch response.body {
            case .bytes(let bytes): Self.make(copying: bytes)
            case .shared(let bytes): Self.make(sharing: bytes)
            case .stream(let source): makeReader.flatMap { Self.make(reading: $0(source)) }
            }
        guard let made else { return nil }
        handle = made
        for field in response.fields where !add(field) {
            log?(
                "The header \(Self.printable(field.name)) was left out of an answer: its name or value is not allowed."
            )
        }
    }

    deinit {
        MHD_destroy_response(handle)
    }

    private static func make(copying bytes: [UInt8]) -> OpaquePointer? {
        // MHD copies, and only reads, what it is given as mutable.
        bytes.withUnsafeBytes { bytes in
            MHD_create_response_from_buffer(
                bytes.count,
                UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                .RESPMEM_MUST_COPY
            )
        }
    }

    private static func make(sharing bytes: SharedBytes) -> OpaquePointer? {
        // Retained here, released by MHD's destructor of the response.
        let context = Unmanaged.passRetained(bytes)
        let made = MHD_create_response_from_buffer_with_free_callback_cls(
            bytes.count,
            // MHD only reads it.
            UnsafeMutableRawPointer(mutating: bytes.storage.baseAddress),
            { context in
                if let context { Unmanaged<SharedBytes>.fromOpaque(context).release() }
            },
            context.toOpaque()
        )
        if made == nil { context.release() }
        return made
    }

    private static func make(reading reader: ContentReader) -> OpaquePointer? {
        // Retained here, released by MHD's destructor of the response.
        let context = Unmanaged.passRetained(reader)
        let made = MHD_create_response_from_callback(
            .max,
            reader.blockBytes,
            { context, _, buffer, count in
                guard let context else { return Int(MHD_CONTENT_READER_END_WITH_ERROR) }
                return Unmanaged<ContentReader>.fromOpaque(context).takeUnretainedValue()
                    .read(UnsafeMutableRawBufferPointer(start: buffer, count: count))
            },
            context.toOpaque(),
            { context in
                if let context { Unmanaged<ContentReader>.fromOpaque(context).release() }
            }
        )
        if let made { headway_end_by_closing(made) } else { context.release() }
        return made
    }

    /// Says that the connection will be closed after this answer.
    func addConnectionClose() {
        _ = MHD_add_response_header(handle, HTTPFieldName.connection.rawValue, "close")
    }

    /// Hands the response to MHD (`MHD_queue_response`); MHD_Result.NO makes MHD close the connection.
    func queue(on connection: OpaquePointer, status: HTTPStatus) -> MHD_Result {
        MHD_queue_response(connection, UInt32(status.rawValue), handle)
    }

    /// Adds one line unless it could break out of its place: MHD itself would cut a value at a NUL byte.
    private func add(_ field: HTTPField) -> Bool {
        guard !field.value.isEmpty, Self.isClean(field.value), Self.isToken(field.name) else { return false }
        return MHD_add_response_header(handle, field.name, field.value) == MHD_Result.YES
    }

    private static func isClean(_ value: String) -> Bool {
        allSatisfy(value) { $0 >= 0x20 && $0 != 0x7F }
    }

    /// Whether the text is a name of RFC 9110, section 5.6.2, as far as its safety goes: no controls, spaces or colons.
    private static func isToken(_ name: String) -> Bool {
        !name.isEmpty && allSatisfy(name) { $0 > 0x20 && $0 < 0x7F && $0 != 0x3A }
    }

    /// Looks at the bytes where they are, which is several times as fast as one after the other.
    private static func allSatisfy(_ text: String, _ isFine: (UInt8) -> Bool) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isFine) } ?? text.utf8.allSatisfy(isFine)
    }

    private static func printable(_ name: String) -> String {
        String(decoding: name.utf8.prefix(64).map { (0x21...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
    }
}

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
