internal import HTTPDaemon
internal import Synchronization
internal import WidgetPictures
internal import Widgets

/// The outlines of icons for pages, one file each, made on first use.
///
/// The whole icon font is larger than a page may be, and a page shows a handful of its 7,447 icons.
final class IconShelf: Sendable {
    private struct State {
        var renderer: PictureRenderer?
        /// Bounded by the code points that may be asked for.
        var answers: [UInt32: HTTPResponse] = [:]
    }

    /// The code points of the font that may be asked for.
    private static let codePoints: ClosedRange<UInt32> = 0xF0001...0xF1FFF

    private let state = Mutex(State())

    /// The outline of an icon in a square of 24 units.
    ///
    /// - Parameter file: The code point in small hexadecimal digits, and `.svg`.
    /// - Returns: The file; nil when the name is no icon's, or there is no font.
    func answer(_ file: String) -> HTTPResponse? {
        guard file.hasSuffix(".svg"), let value = UInt32(file.dropLast(4), radix: 16),
            IconShelf.codePoints.contains(value), let glyph = Unicode.Scalar(value),
            IconRun(glyph, in: IconShelf.square).name + ".svg" == file
        else { return nil }
        return state.withLock { state in
            if let answer = state.answers[value] { return answer }
            guard let renderer = state.renderer ?? IconShelf.renderer() else { return nil }
            state.renderer = renderer
            let mark = Mark(.icon, .icon(IconRun(glyph, in: IconShelf.square)), paint: .solid(Colour(rgb: 0)))
            let drawing = Drawing(size: Size(width: 24, height: 24), marks: [mark])
            guard let svg = try? renderer.svg(drawing, title: "") else { return nil }
            let answer = HTTPResponse(200, fields: IconShelf.fields, body: .shared(SharedBytes(Array(svg.utf8))))
            state.answers[value] = answer
            return answer
        }
    }

    private static func renderer() -> PictureRenderer? {
        (try? PictureAssets.find()).map { PictureRenderer(assets: $0) }
    }

    private static let square = Rect(x: 0, y: 0, width: 24, height: 24)

    private static let fields = [
        HTTPField("Content-Type", "image/svg+xml"),
        // An icon of a name looks the same as long as the font has it.
        HTTPField("Cache-Control", "public, max-age=31536000, immutable"),
        HTTPField("X-Content-Type-Options", "nosniff"),
        HTTPField("Referrer-Policy", "no-referrer"),
        HTTPField("Content-Security-Policy", PageShelf.policy),
    ]
}
