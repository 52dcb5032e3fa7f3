internal import Synchronization
internal import WidgetPictures

/// The one renderer of a server; it is opened when something is drawn for the first time.
final class SharedRenderer: Sendable {
    private let assets: @Sendable () throws(PictureError) -> PictureAssets
    private let renderer = Mutex<PictureRenderer?>(nil)

    /// - Parameter assets: Finds the fonts; asked again at every picture until it has found them.
    init(assets: @escaping @Sendable () throws(PictureError) -> PictureAssets) {
        self.assets = assets
    }

    /// Looks for the fonts, and opens nothing.
    func check() throws(PictureError) {
        _ = try assets()
    }

    /// The renderer.
    func opened() throws(PictureError) -> PictureRenderer {
        try renderer.withLock { (renderer) throws(PictureError) in
            if let renderer { return renderer }
            let opened = PictureRenderer(assets: try assets())
            renderer = opened
            return opened
        }
    }
}
