internal import CPangoCairo

/// A surface without bounds that keeps nothing of what is drawn on it here; paths are made on it.
///
/// Owns a `cairo_surface_t`.
struct RecordingSurface: ~Copyable {
    /// The surface, for the time of a call.
    let pointer: OpaquePointer

    init() throws(PictureError) {
        // cairo_recording_surface_create never gives nil; a failure is a surface with a status, to be released too.
        let pointer = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        let status = cairo_surface_status(pointer)
        guard let pointer, status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            throw PictureError(status, "make a surface for outlines")
        }
        self.pointer = pointer
    }

    deinit {
        cairo_surface_destroy(pointer)
    }
}

/// Collects what Cairo writes.
///
/// A class, as Cairo keeps a pointer to it.
final class ByteSink {
    /// All bytes so far.
    private(set) var bytes: [UInt8] = []

    func append(_ data: UnsafePointer<UInt8>?, count: UInt32) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    }
}
