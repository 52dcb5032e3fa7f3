internal import CPangoCairo
internal import Widgets

/// What is drawn on, in points of a drawing.
///
/// Owns a `cairo_t`.
struct Canvas: ~Copyable {
    private let pointer: OpaquePointer

    /// A canvas on pixels, which it keeps alive.
    init(_ surface: borrowing ImageSurface) throws(PictureError) {
        try self.init(surface.pointer)
    }

    /// A canvas on a page, which it keeps alive.
    init(_ surface: borrowing PDFSurface) throws(PictureError) {
        try self.init(surface.pointer)
    }

    /// A canvas for outlines, which keeps its surface alive.
    init(_ surface: borrowing RecordingSurface) throws(PictureError) {
        try self.init(surface.pointer)
    }

    private init(_ surface: OpaquePointer) throws(PictureError) {
        // cairo_create never gives nil; a failure is a context with a status, which must be released too.
        let pointer = cairo_create(surface)
        let status = cairo_status(pointer)
        guard let pointer, status == CAIRO_STATUS_SUCCESS else {
            cairo_destroy(pointer)
            throw PictureError(status, "make a context")
        }
        self.pointer = pointer
    }

    deinit {
        cairo_destroy(pointer)
    }

    /// Throws what has gone wrong since the canvas was made; Cairo keeps the first failure and draws nothing after it.
    func check() throws(PictureError) {
        try PictureError.check(cairo_status(pointer), "draw")
    }

    /// Makes a point so many times larger.
    func scale(by factor: Double, vertically vertical: Double? = nil) {
        cairo_scale(pointer, factor, vertical ?? factor)
    }

    func translate(x: Double, y: Double) {
        cairo_translate(pointer, x, y)
    }

    /// Draws, and then undoes every change of clip, place and color.
    func group(_ body: () throws(PictureError) -> Void) throws(PictureError) {
        cairo_save(pointer)
        defer { cairo_restore(pointer) }
        try body()
    }

    /// Draws something as a whole and lays it on with this opacity, 0 to 1.
    func layer(opacity: Double, _ body: () throws(PictureError) -> Void) throws(PictureError) {
        cairo_push_group(pointer)
        defer {
            cairo_pop_group_to_source(pointer)
            cairo_paint_with_alpha(pointer, opacity)
        }
        try body()
    }

    func clip(to shape: RoundedRect) {
        path(shape)
        cairo_clip(pointer)
    }

    func fill(_ shape: RoundedRect, _ paint: Paint) throws(PictureError) {
        try setPaint(paint)
        path(shape)
        cairo_fill(pointer)
    }

    func stroke(_ arc: Arc, _ paint: Paint) throws(PictureError) {
        try setPaint(paint)
        cairo_set_line_width(pointer, arc.lineWidth)
        cairo_set_line_cap(pointer, CAIRO_LINE_CAP_ROUND)
        // Cairo's angles go clockwise from three o'clock, as y points down.
        let start = (arc.start - 0.25) * 2 * Double.pi
        let end = (arc.start + arc.sweep - 0.25) * 2 * Double.pi
        cairo_new_path(pointer)
        if arc.sweep < 0 {
            cairo_arc_negative(pointer, arc.center.x, arc.center.y, arc.radius, start, end)
        } else {
            cairo_arc(pointer, arc.center.x, arc.center.y, arc.radius, start, end)
        }
        if arc.isWhole { cairo_close_path(pointer) }
        cairo_stroke(pointer)
    }

    /// Fills or strokes straight lines.
    func draw(_ path: Path, _ paint: Paint) throws(PictureError) {
        try setPaint(paint)
        cairo_new_path(pointer)
        for step in path.steps {
            switch step {
            case .move(let point): cairo_move_to(pointer, point.x, point.y)
            case .line(let point): cairo_line_to(pointer, point.x, point.y)
            case .close: cairo_close_path(pointer)
            }
        }
        switch path.style {
        case .fill: cairo_fill(pointer)
        case .stroke(let width):
            cairo_set_line_width(pointer, width)
            cairo_set_line_cap(pointer, CAIRO_LINE_CAP_ROUND)
            cairo_set_line_join(pointer, CAIRO_LINE_JOIN_ROUND)
            cairo_stroke(pointer)
        }
    }

    /// Draws glyphs with their baseline's left end at a place.
    func show(_ run: GlyphRun, x: Double, y: Double) {
        cairo_move_to(pointer, x, y)
        pango_cairo_show_glyph_string(pointer, run.font, run.glyphs)
    }

    /// The outlines of glyphs with their baseline's left end at the origin, as Cairo's path elements.
    func withOutline<Result>(
        of run: GlyphRun,
        _ body: (UnsafeBufferPointer<cairo_path_data_t>) throws(PictureError) -> Result
    ) throws(PictureError) -> Result {
        cairo_new_path(pointer)
        cairo_move_to(pointer, 0, 0)
        pango_cairo_glyph_string_path(pointer, run.font, run.glyphs)
        // cairo_copy_path never gives nil; a failure is a path with a status, which must be released too.
        guard let path = cairo_copy_path(pointer) else {
            throw PictureError(.library, "Cairo could not outline a text; there may be too little memory.")
        }
        defer { cairo_path_destroy(path) }
        cairo_new_path(pointer)
        try PictureError.check(path.pointee.status, "outline a text")
        return try body(UnsafeBufferPointer(start: path.pointee.data, count: Int(path.pointee.num_data)))
    }

    /// Draws all of a surface with its pixels as units of the canvas.
    func paint(_ surface: borrowing ImageSurface) {
        cairo_set_source_surface(pointer, surface.pointer, 0, 0)
        cairo_paint(pointer)
    }

    func setColor(_ color: Color) {
        cairo_set_source_rgba(
            pointer,
            Double(color.red) / 255,
            Double(color.green) / 255,
            Double(color.blue) / 255,
            Double(color.alpha) / 255
        )
    }

    private func setPaint(_ paint: Paint) throws(PictureError) {
        switch paint {
        case .solid(let color): setColor(color)
        case .gradient(let gradient):
            let pattern = try GradientPattern(gradient)
            pattern.use(in: pointer)
        }
    }

    private func path(_ shape: RoundedRect) {
        let (rect, radius) = (shape.rect, shape.radius)
        cairo_new_path(pointer)
        guard radius > 0 else { return cairo_rectangle(pointer, rect.x, rect.y, rect.width, rect.height) }
        // Corner by corner, clockwise from the top right one.
        let quarter = Double.pi / 2
        cairo_arc(pointer, rect.maxX - radius, rect.y + radius, radius, -quarter, 0)
        cairo_arc(pointer, rect.maxX - radius, rect.maxY - radius, radius, 0, quarter)
        cairo_arc(pointer, rect.x + radius, rect.maxY - radius, radius, quarter, 2 * quarter)
        cairo_arc(pointer, rect.x + radius, rect.y + radius, radius, 2 * quarter, 3 * quarter)
        cairo_close_path(pointer)
    }
}
