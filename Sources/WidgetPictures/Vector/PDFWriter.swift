internal import CPangoCairo
internal import Widgets

/// Writes a drawing as a PDF of one page, with Cairo.
enum PDFWriter {
    static func write(
        _ drawing: Drawing,
        size: PictureSize,
        title: String,
        with engine: TextEngine
    ) throws(PictureError) -> [UInt8] {
        let file = ByteSink()
        let surface = try PDFSurface(
            width: drawing.size.width * size.scale,
            height: drawing.size.height * size.scale,
            title: title,
            writingTo: file
        )
        do {
            let canvas = try Canvas(surface)
            canvas.scale(by: size.scale)
            try MarkPainter(canvas: canvas, engine: engine, coloredGlyphs: .images).paint(drawing)
        }
        try surface.finish()
        return file.bytes
    }
}
