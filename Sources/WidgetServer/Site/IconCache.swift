internal import HTTPDaemon
internal import Synchronization
internal import WidgetPictures
internal import Widgets

/// The outlines of icons for pages, one file each, made on first use.
///
/// The whole icon font is larger than a page may be, and a page shows a handful of its 7,447 icons.
final class IconCache: Sendable {
    /// The code points of the font that may be asked for.
    private static let codePoints: ClosedRange<UInt32> = 0xF0001...0xF1FFF

    private let renderer: SharedRenderer
    /// Bounded by the code points that may be asked for.
    private let answers = Mutex<[Unicode.Scalar: HTTPResponse]>([:])

    init(renderer: SharedRenderer) {
        self.renderer = renderer
    }

    /// The icon of a file's name: the code point in small hexadecimal digits, and `.svg`; nil when the name is no icon's.
    static func glyph(of file: String) -> Unicode.Scalar? {
        guard file.hasSuffix(".svg"), let value = UInt32(file.dropLast(4), radix: 16), codePoints.contains(value),
            let glyph = Unicode.Scalar(value), IconRun(glyph, in: square).name + ".svg" == file
        else { return nil }
        return glyph
    }

    /// The outline of an icon in a square of 24 units, if it has been drawn.
    func kept(_ glyph: Unicode.Scalar) -> HTTPResponse? {
        answers.withLock { $0[glyph] }
    }

    /// Draws the outline of an icon in a square of 24 units, which may take a while; nil when there is no font.
    func draw(_ glyph: Unicode.Scalar) -> HTTPResponse? {
        let mark = Mark(.icon, .icon(IconRun(glyph, in: IconCache.square)), paint: .solid(Color(rgb: 0)))
        let drawing = Drawing(size: Size(width: 24, height: 24), marks: [mark])
        guard let svg = try? renderer.opened().svg(drawing, title: "") else { return nil }
        let answer = HTTPResponse(.ok, fields: IconCache.fields, body: .shared(SharedBytes(Array(svg.utf8))))
        answers.withLock { $0[glyph] = answer }
        return answer
    }

    private static let square = Rect(x: 0, y: 0, width: 24, height: 24)

    private static let fields =
        [
            HTTPField(.contentType, "image/svg+xml"),
            // An icon of a name looks the same as long as the font has it.
            HTTPField(.cacheControl, "public, max-age=31536000, immutable"),
        ] + SiteFiles.protection
}
