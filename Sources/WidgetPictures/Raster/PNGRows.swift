/// Pixels in the form that PNG packs: rows of a filter byte, 0, and RGBA or RGB bytes that are not premultiplied.
struct PNGRows {
    /// Whether every pixel is opaque, so that the rows are RGB.
    let isOpaque: Bool
    let bytes: [UInt8]

    /// Converts Cairo's premultiplied 0xAARRGGBB.
    init(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int, stride: Int) {
        var common: UInt32 = 0xFF00_0000
        for y in 0..<height {
            for pixel in pixels[(y * stride)..<(y * stride + width)] { common &= pixel }
        }
        let isOpaque = common == 0xFF00_0000
        let length = 1 + width * (isOpaque ? 3 : 4)
        bytes = [UInt8](unsafeUninitializedCapacity: length * height) { buffer, count in
            for y in 0..<height {
                let row = UnsafeBufferPointer(rebasing: pixels[(y * stride)..<(y * stride + width)])
                let output = UnsafeMutableBufferPointer(rebasing: buffer[(y * length)..<((y + 1) * length)])
                output[0] = 0
                let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(output)[1...])
                if isOpaque { Self.writeRGB(row, to: rest) } else { Self.writeRGBA(row, to: rest) }
            }
            count = length * height
        }
        self.isOpaque = isOpaque
    }

    private static func writeRGB(_ row: UnsafeBufferPointer<UInt32>, to output: UnsafeMutableRawBufferPointer) {
        for (x, pixel) in row.enumerated() {
            output[3 * x] = UInt8(truncatingIfNeeded: pixel >> 16)
            output[3 * x + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            output[3 * x + 2] = UInt8(truncatingIfNeeded: pixel)
        }
    }

    private static func writeRGBA(_ row: UnsafeBufferPointer<UInt32>, to output: UnsafeMutableRawBufferPointer) {
        for (x, pixel) in row.enumerated() {
            let alpha = pixel >> 24
            // Opaque and clear pixels, nearly all there are, need no division.
            let straight: UInt32 =
                if alpha == 255 {
                    pixel & 0xFF00_FF00 | pixel << 16 & 0xFF_0000 | pixel >> 16 & 0xFF
                } else if alpha == 0 {
                    0
                } else {
                    alpha << 24 | channel(pixel, alpha) << 16 | channel(pixel >> 8, alpha) << 8
                        | channel(pixel >> 16, alpha)
                }
            output.storeBytes(of: straight.littleEndian, toByteOffset: 4 * x, as: UInt32.self)
        }
    }

    /// A channel, in the low byte, divided by the opacity that it was multiplied by, to the nearest.
    private static func channel(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
        min(((pixel & 0xFF) * 255 + alpha / 2) / alpha, 255)
    }
}
