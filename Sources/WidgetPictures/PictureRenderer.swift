internal import Synchronization
public import Widgets

/// Turns drawings into pictures: PNG, SVG and PDF.
///
/// Fonts are read at the first picture, so that a server which is never asked for one does without. Any thread may ask.
public final class PictureRenderer: Sendable {
    private let assets: PictureAssets
    private let systemFonts: [String]
    /// Pango, its font map and everything made from it, used by one thread at a time; nil before the first use.
    private let engine = Mutex<TextEngine?>(nil)

    /// A renderer that draws with these fonts.
    ///
    /// What they have no glyphs for is drawn with the fonts of `/usr/share/fonts` and `/usr/local/share/fonts`.
    public convenience init(assets: PictureAssets) {
        self.init(assets: assets, systemFonts: FontConfiguration.systemDirectories)
    }

    /// A renderer that falls back to the fonts of other directories.
    init(assets: PictureAssets, systemFonts: [String]) {
        self.assets = assets
        self.systemFonts = systemFonts
    }

    /// What layouts measure text with.
    ///
    /// - Throws: ``PictureError`` when the fonts cannot be read.
    public func measurer() throws(PictureError) -> PangoMeasurer {
        try withEngine { (_) throws(PictureError) in }
        return PangoMeasurer(self)
    }

    /// The drawing as PNG, clear where nothing is drawn; the same drawing is the same bytes.
    ///
    /// - Parameters:
    ///   - drawing: What to draw.
    ///   - scale: Pixels to the point, 1 to 4.
    /// - Returns: The bytes of the file.
    /// - Throws: ``PictureError`` when the fonts cannot be read, the scale is out of range or the picture is too large.
    public func png(_ drawing: Drawing, scale: Int = 1) throws(PictureError) -> [UInt8] {
        let pixels = try pixels(drawing, scale: scale)
        return try PNGEncoder.encode(pixels)
    }

    /// The drawing as SVG with its text as outlines, so that it looks the same wherever it is shown.
    ///
    /// - Parameters:
    ///   - drawing: What to draw.
    ///   - title: What a screen reader says, in place of the text, which is outlines.
    ///   - scale: By how much its width and height are larger than the drawing's, 1 to 4.
    /// - Returns: The file, in UTF-8; the same drawing is the same text.
    /// - Throws: ``PictureError`` as ``png(_:scale:)``.
    public func svg(_ drawing: Drawing, title: String, scale: Int = 1) throws(PictureError) -> String {
        let size = try PictureSize(drawing, scale: scale)
        return try withEngine { (engine) throws(PictureError) in
            try OutlineWriter.write(drawing, size: size, title: title, with: engine)
        }
    }

    /// The drawing as a PDF of one page.
    ///
    /// - Parameters:
    ///   - drawing: What to draw.
    ///   - title: The document's title.
    ///   - scale: How many of PDF's points a point of the drawing is, 1 to 4.
    /// - Returns: The bytes of the file; the same drawing is the same bytes.
    /// - Throws: ``PictureError`` as ``png(_:scale:)``.
    public func pdf(_ drawing: Drawing, title: String, scale: Int = 1) throws(PictureError) -> [UInt8] {
        let size = try PictureSize(drawing, scale: scale)
        return try withEngine { (engine) throws(PictureError) in
            try PDFWriter.write(drawing, size: size, title: title, with: engine)
        }
    }

    /// The drawing as pixels.
    func pixels(_ drawing: Drawing, scale: Int) throws(PictureError) -> ImageSurface {
        let size = try PictureSize(drawing, scale: scale)
        let surface = try ImageSurface(width: size.pixelWidth, height: size.pixelHeight)
        try withEngine { (engine) throws(PictureError) in
            let canvas = try Canvas(surface)
            canvas.scale(by: size.scale)
            try MarkPainter(canvas: canvas, engine: engine, coloredGlyphs: .glyphs).paint(drawing)
        }
        return surface
    }

    func width(of text: String, in font: Font) -> Double {
        let measured = try? withEngine { (engine) throws(PictureError) in try engine.width(of: text, in: font) }
        return measured ?? font.size * Double(text.count) / 2
    }

    /// Lends the engine under its lock, after reading the fonts where nobody has.
    func withEngine<Result: Sendable>(
        _ body: (TextEngine) throws(PictureError) -> Result
    ) throws(PictureError) -> Result {
        try engine.withLock { (engine) throws(PictureError) in
            if let engine { return try body(engine) }
            let new = try TextEngine(assets, systemFonts: systemFonts)
            engine = new
            return try body(new)
        }
    }
}
