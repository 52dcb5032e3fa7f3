internal import CDeflate

/// Writes PNG (ISO/IEC 15948) of eight bits a channel with opacity.
///
/// Rows are not filtered. Widgets are flat colors and vertical gradients, which the fastest level of deflate packs well
/// as they are, and a filter would cost more than the rest.
enum PNGEncoder {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The file of a surface, whose pixels are used up; the same pixels are the same bytes.
    static func encode(_ surface: consuming ImageSurface) throws(PictureError) -> [UInt8] {
        // Bit depth 8; color type 6, RGBA; the one compression, filter set and order there are.
        let header = bigEndian(UInt32(surface.width)) + bigEndian(UInt32(surface.height)) + [8, 6, 0, 0, 0]
        let data = try surface.withPNGRows { (rows) throws(PictureError) in try Compressor().pack(rows) }
        var file = signature
        file.reserveCapacity(data.count + 64)
        append("IHDR", header, to: &file)
        append("IDAT", data, to: &file)
        append("IEND", [], to: &file)
        return file
    }

    /// Appends a chunk: its length, its name, its data, and the CRC of name and data.
    private static func append(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
        file += bigEndian(UInt32(data.count))
        let start = file.count
        file += name.utf8
        file += data
        // libdeflate_crc32
        let crc = file[start...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
        file += bigEndian(crc)
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
