internal import CPangoCairo
internal import Widgets

/// What Pango is told of a font.
///
/// Owns a `PangoFontDescription`.
struct FontDescription: ~Copyable {
    let pointer: OpaquePointer

    /// Families for what Inter has not, in a fixed order, so that the system's order and language decide nothing.
    private static let families = [
        Font.family, "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans CJK JP", "Noto Sans Symbols",
        "Noto Sans Symbols2", "Noto Sans Math",
    ].joined(separator: ",")

    /// Inter in a size and a weight, with fonts to fall back to.
    init(_ font: Font) throws(PictureError) {
        try self.init(families: Self.families, size: font.size)
        // PangoWeight counts as CSS does.
        pango_font_description_set_weight(pointer, PangoWeight(rawValue: UInt32(font.weight.rawValue)))
    }

    /// The icon font, its em as large as the square of the icon.
    init(iconSize: Double) throws(PictureError) {
        try self.init(families: IconRun.fontFamily, size: iconSize)
    }

    private init(families: String, size: Double) throws(PictureError) {
        guard let pointer = pango_font_description_new() else {
            throw PictureError(.library, "Pango could not describe a font; there may be too little memory.")
        }
        self.pointer = pointer
        pango_font_description_set_family(pointer, families)
        // Absolute, so that a point is a unit of the drawing and not 1/72 of somebody's inch.
        pango_font_description_set_absolute_size(pointer, min(max(size, 0), 4096) * Double(PANGO_SCALE))
    }

    deinit {
        pango_font_description_free(pointer)
    }
}
