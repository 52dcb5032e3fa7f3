@testable import WidgetPictures

/// The renderers that tests share, as reading the fonts takes a while.
enum Renderers {
    /// With the product's fonts and the system's.
    static func system() throws(PictureError) -> PictureRenderer { try shared.get() }

    private static let shared = Result<PictureRenderer, PictureError> { () throws(PictureError) in
        PictureRenderer(assets: try PictureAssets.find())
    }

    /// With the product's fonts alone, as on a server without any.
    static func bare() throws(PictureError) -> PictureRenderer {
        PictureRenderer(assets: try PictureAssets.find(), systemFonts: [])
    }
}
