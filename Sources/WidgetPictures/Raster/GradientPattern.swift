internal import CPangoCairo
internal import Widgets

/// A gradient as Cairo takes it.
///
/// Owns a `cairo_pattern_t`.
struct GradientPattern: ~Copyable {
    private let pointer: OpaquePointer

    init(_ gradient: LinearGradient) throws(PictureError) {
        let (start, end) = (gradient.start, gradient.end)
        let pointer = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pointer,
                stop.offset,
                Double(color.red) / 255,
                Double(color.green) / 255,
                Double(color.blue) / 255,
                Double(color.alpha) / 255
            )
        }
        // Neither call before gives nil or an error; both leave a status in the pattern, which must be released too.
        let status = cairo_pattern_status(pointer)
        guard let pointer, status == CAIRO_STATUS_SUCCESS else {
            cairo_pattern_destroy(pointer)
            throw PictureError(status, "make a gradient")
        }
        self.pointer = pointer
    }

    /// Makes it what a context draws with; the context keeps it alive by itself.
    func use(in context: OpaquePointer) {
        cairo_set_source(context, pointer)
    }

    deinit {
        cairo_pattern_destroy(pointer)
    }
}

extension Paint {
    /// The color, or a gradient's first: text and icons are always solid.
    var solidColor: Color {
        switch self {
        case .solid(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? Color(rgb: 0)
        }
    }
}
