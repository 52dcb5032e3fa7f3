internal import Widgets

/// How large a picture is; made only within its limits.
struct PictureSize {
    let scale: Double
    let pixelWidth: Int
    let pixelHeight: Int

    /// The largest family at scale 4 is 1456 × 1528; this leaves room for more without letting one picture take the memory.
    static let mostPixels = 4096 * 4096

    /// - Throws: An error of the code `badSize` for a scale outside 1 to 4, or a drawing of no or too many pixels.
    init(_ drawing: Drawing, scale: Int) throws(PictureError) {
        guard (1...4).contains(scale) else {
            throw PictureError(.badSize, "The scale is \(scale); it must be from 1 to 4.")
        }
        let width = (drawing.size.width * Double(scale)).rounded(.up)
        let height = (drawing.size.height * Double(scale)).rounded(.up)
        // Written so that a NaN fails as well.
        guard width >= 1, height >= 1, width * height <= Double(Self.mostPixels), max(width, height) <= 32767 else {
            throw PictureError(
                .badSize,
                "A picture of \(width) by \(height) pixels cannot be made; it must have from 1 to \(Self.mostPixels) pixels."
            )
        }
        self.scale = Double(scale)
        pixelWidth = Int(width)
        pixelHeight = Int(height)
    }
}
