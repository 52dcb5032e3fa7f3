internal import CPangoCairo

/// Pixels that Cairo draws on, clear at first. Owns a `cairo_surface_t`.
struct ImageSurface: ~Copyable {
    /// The surface, for the time of a call.
    let pointer: OpaquePointer
    let width: Int
    let height: Int

    init(width: Int, height: Int) throws(PictureError) {
        // cairo_image_surface_create never gives nil; a failure is a surface with a status, which must be released too.
        let pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        let status = cairo_surface_status(pointer)
        guard let pointer, status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            throw PictureError(status, "make a surface of \(width) by \(height) pixels")
        }
        self.pointer = pointer
        self.width = width
        self.height = height
    }

    deinit {
        cairo_surface_destroy(pointer)
    }

    /// Lends the rows, each of `stride` pixels of which the first `width` count; a pixel is 0xAARRGGBB, its colours
    /// already multiplied by its opacity.
    borrowing func withPixels<Result>(
        _ body: (_ pixels: UnsafeBufferPointer<UInt32>, _ stride: Int) throws(PictureError) -> Result
    ) throws(PictureError) -> Result {
        // cairo_surface_flush: the pixels may be read only after it.
        cairo_surface_flush(pointer)
        let stride = Int(cairo_image_surface_get_stride(pointer)) / 4
        guard let data = cairo_image_surface_get_data(pointer) else {
            throw PictureError(.library, "Cairo has no pixels for a surface of \(width) by \(height).")
        }
        let pixels = UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self)
        return try body(UnsafeBufferPointer(start: pixels, count: stride * height), stride)
    }
}
