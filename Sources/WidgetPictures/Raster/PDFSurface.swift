internal import CPangoCairo

/// A PDF that Cairo writes.
///
/// Owns a `cairo_surface_t`.
struct PDFSurface: ~Copyable {
    /// The surface, for the time of a call.
    let pointer: OpaquePointer
    // Cairo's context pointer to it is not retained; the surface is finished, at the latest in deinit, before it goes.
    private let sink: ByteSink

    /// A page of a width and a height in points of PDF, 1/72 of an inch.
    init(width: Double, height: Double, title: String, writingTo sink: ByteSink) throws(PictureError) {
        let write: cairo_write_func_t = { context, data, count in
            guard let context else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<ByteSink>.fromOpaque(context).takeUnretainedValue().append(data, count: count)
            return CAIRO_STATUS_SUCCESS
        }
        let context = Unmanaged.passUnretained(sink).toOpaque()
        let pointer = cairo_pdf_surface_create_for_stream(write, context, width, height)
        cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, Self.plain(title))
        // Cairo writes the time of day otherwise; the same drawing must be the same bytes.
        cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        // None of these gives nil or an error; they leave a status in the surface, which must be released too.
        let status = cairo_surface_status(pointer)
        guard let pointer, status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            throw PictureError(status, "make a PDF")
        }
        self.pointer = pointer
        self.sink = sink
    }

    deinit {
        // Finishes the surface as well, if that has not been done.
        cairo_surface_destroy(pointer)
    }

    /// A title without what Cairo takes for bad UTF-8 or for the text's end: control characters and noncharacters.
    private static func plain(_ title: String) -> String {
        var plain = ""
        for scalar in title.unicodeScalars {
            let properties = scalar.properties
            let isPlain = properties.generalCategory != .control && !properties.isNoncharacterCodePoint
            plain.unicodeScalars.append(isPlain ? scalar : " ")
        }
        return plain
    }

    /// Writes the rest of the file.
    func finish() throws(PictureError) {
        cairo_surface_finish(pointer)
        try PictureError.check(cairo_surface_status(pointer), "write a PDF")
    }
}
