internal import CDeflate

/// Writes PNG (ISO/IEC 15948): eight bits a channel, with opacity only where there is any.
///
/// Rows are not filtered. Widgets are flat colours and vertical gradients, which the fastest level of deflate packs well
/// as they are, and a filter would cost more than the rest.
enum PNGEncoder {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The file of a surface; the same pixels are the same bytes.
    static func encode(_ surface: borrowing ImageSurface) throws(PictureError) -> [UInt8] {
        let (width, height) = (surface.width, surface.height)
        let rows = try surface.withPixels { (pixels, stride) throws(PictureError) in
            PNGRows(pixels, width: width, height: height, stride: stride)
        }
        let compressor = try Compressor()
        var header: [UInt8] = []
        header += bigEndian(UInt32(width))
        header += bigEndian(UInt32(height))
        // Bit depth 8; colour type 6 with opacity, 2 without; the one compression, filter set and order there are.
        header += [8, rows.isOpaque ? 2 : 6, 0, 0, 0]

        var file = signature
        file.reserveCapacity(compressor.bound(rows.bytes.count) + 64)
        try append("IHDR", to: &file) { $0 += header }
        try append("IDAT", to: &file) { (file) throws(PictureError) in
            try compressor.append(rows.bytes, to: &file)
        }
        try append("IEND", to: &file) { _ in }
        return file
    }

    /// Appends a chunk: its length, its name, what `body` appends, and the CRC of name and data.
    private static func append(
        _ name: String,
        to file: inout [UInt8],
        _ body: (inout [UInt8]) throws(PictureError) -> Void
    ) throws(PictureError) {
        let start = file.count
        file += [0, 0, 0, 0]
        file += name.utf8
        try body(&file)
        let length = bigEndian(UInt32(file.count - start - 8))
        for (offset, byte) in length.enumerated() { file[start + offset] = byte }
        // libdeflate_crc32
        let crc = file[(start + 4)...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
        file += bigEndian(crc)
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
