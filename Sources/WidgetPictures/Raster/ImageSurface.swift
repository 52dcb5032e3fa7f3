internal import CPangoCairo
internal import Glibc

/// Pixels that Cairo draws on, clear at first.
///
/// Owns a `cairo_surface_t` and the memory that it draws on. That is laid out so that the rows of a PNG can take the place
/// of the pixels: before every row there is room for one pixel more.
struct ImageSurface: ~Copyable {
    /// The surface, for the time of a call.
    let pointer: OpaquePointer
    let width: Int
    let height: Int
    private let memory: UnsafeMutableRawPointer

    init(width: Int, height: Int) throws(PictureError) {
        let stride = 4 * (width + 1)
        guard let memory = calloc(stride, height + 1) else {
            throw PictureError(.library, "There is no memory for a picture of \(width) by \(height) pixels.")
        }
        // cairo_image_surface_create_for_data never gives nil; a failure is a surface with a status, to be released too.
        let pointer = cairo_image_surface_create_for_data(
            (memory + 4).assumingMemoryBound(to: UInt8.self),
            CAIRO_FORMAT_ARGB32,
            Int32(width),
            Int32(height),
            Int32(stride)
        )
        let status = cairo_surface_status(pointer)
        guard let pointer, status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            free(memory)
            throw PictureError(status, "make a surface of \(width) by \(height) pixels")
        }
        self.pointer = pointer
        self.width = width
        self.height = height
        self.memory = memory
    }

    deinit {
        // cairo_surface_finish: a canvas may still hold the surface, and must not draw on memory that is gone.
        cairo_surface_finish(pointer)
        cairo_surface_destroy(pointer)
        free(memory)
    }

    /// A pixel as 0xAARRGGBB, its colors already multiplied by its opacity.
    func pixel(x: Int, y: Int) -> UInt32 {
        precondition(0..<width ~= x && 0..<height ~= y, "no pixel at \(x), \(y)")
        // cairo_surface_flush: pixels may be read only after it.
        cairo_surface_flush(pointer)
        return (memory + 4 * (y * (width + 1) + x + 1)).load(as: UInt32.self)
    }

    /// Turns the pixels into what PNG packs, in the same memory, and lends it: for every row a filter byte, 0, and RGBA
    /// bytes that are not premultiplied.
    consuming func withPNGRows<Result>(
        _ body: (UnsafeRawBufferPointer) throws(PictureError) -> Result
    ) throws(PictureError) -> Result {
        cairo_surface_flush(pointer)
        let length = 1 + 4 * width
        for y in 0..<height {
            let row = memory + 4 * (y * (width + 1) + 1)
            StraightPixels.convert(row.assumingMemoryBound(to: UInt32.self), count: width)
            // The row moves down over what is behind it: y * length + 1 is at most where it began.
            let target = memory + y * length
            memmove(target + 1, row, 4 * width)
            target.storeBytes(of: 0, as: UInt8.self)
        }
        return try body(UnsafeRawBufferPointer(start: memory, count: length * height))
    }
}

extension PictureError {
    /// What Cairo could not do, and its own word for why (`cairo_status_to_string`).
    init(_ status: cairo_status_t, _ deed: String) {
        let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)"
        self.init(.library, "Cairo could not \(deed): \(reason).")
    }

    /// Throws unless the status is success.
    static func check(_ status: cairo_status_t, _ deed: String) throws(PictureError) {
        guard status == CAIRO_STATUS_SUCCESS else { throw PictureError(status, deed) }
    }
}
