/// Cairo's premultiplied pixels as RGBA bytes.
enum StraightPixels {
    /// Converts pixels in place from 0xAARRGGBB, premultiplied, to bytes in the order red, green, blue, opacity.
    static func convert(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        var common: UInt32 = 0xFF00_0000
        for x in 0..<count { common &= pixels[x] }
        // Most rows are opaque. Without a branch in it this loop handles many pixels at once.
        if common == 0xFF00_0000 {
            for x in 0..<count { pixels[x] = reordered(pixels[x]) }
            return
        }
        for x in 0..<count {
            let pixel = pixels[x]
            switch pixel >> 24 {
            case 255: pixels[x] = reordered(pixel)
            case 0: pixels[x] = 0
            case let alpha:
                let red = channel(pixel >> 16, alpha)
                let green = channel(pixel >> 8, alpha)
                let blue = channel(pixel, alpha)
                pixels[x] = reordered(alpha << 24 | red << 16 | green << 8 | blue)
            }
        }
    }

    /// 0xAARRGGBB as a number whose bytes in memory are red, green, blue, opacity.
    private static func reordered(_ pixel: UInt32) -> UInt32 {
        (pixel & 0xFF00_FF00 | (pixel << 16) & 0xFF_0000 | (pixel >> 16) & 0xFF).littleEndian
    }

    /// The low byte, divided by the opacity that it was multiplied by, to the nearest.
    private static func channel(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
        min(((pixel & 0xFF) &* 255 &+ alpha / 2) / alpha, 255)
    }
}
