import CDeflate
import Testing
import WidgetPictures

/// A PNG read back, strictly as this project writes it: RGBA, one IDAT, rows without filters.
struct Picture: Equatable {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    /// A pixel's red, green, blue and opacity.
    subscript(x: Int, y: Int) -> [UInt8] {
        let start = y * (1 + 4 * width) + 1 + 4 * x
        return Array(bytes[start..<(start + 4)])
    }

    /// A pixel's opacity.
    func opacity(_ x: Int, _ y: Int) -> UInt8 { bytes[y * (1 + 4 * width) + 4 + 4 * x] }

    init(_ file: [UInt8]) throws {
        try #require(file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        var position = 8
        var chunks: [(name: String, data: [UInt8])] = []
        while position < file.count {
            try #require(position + 12 <= file.count)
            let count = Picture.number(file[position...])
            try #require(position + 12 + count <= file.count)
            let named = file[(position + 4)..<(position + 8 + count)]
            let checksum = named.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
            #expect(Picture.number(file[(position + 8 + count)...]) == Int(checksum))
            chunks.append((String(decoding: named.prefix(4), as: UTF8.self), Array(named.dropFirst(4))))
            position += 12 + count
        }
        try #require(chunks.map(\.name) == ["IHDR", "IDAT", "IEND"])
        let header = chunks[0].data
        try #require(header.count == 13 && header[8...].elementsEqual([8, 6, 0, 0, 0]))
        width = Picture.number(header[0...])
        height = Picture.number(header[4...])
        let count = height * (1 + 4 * width)
        let decompressor = try #require(libdeflate_alloc_decompressor())
        defer { libdeflate_free_decompressor(decompressor) }
        let data = chunks[1].data
        var rows = [UInt8](repeating: 0, count: count)
        var actual = 0
        let result = libdeflate_zlib_decompress(decompressor, data, data.count, &rows, count, &actual)
        try #require(result == LIBDEFLATE_SUCCESS && actual == count)
        for y in 0..<height { try #require(rows[y * (1 + 4 * width)] == 0) }
        bytes = rows
    }

    /// The largest difference of a channel between two pictures of one size, colors counted by their opacity.
    func difference(from other: Picture) throws -> Int {
        try #require(width == other.width && height == other.height)
        guard self != other else { return 0 }
        var largest = 0
        for y in 0..<height {
            for x in 0..<width {
                let (one, two) = (Picture.premultiplied(self[x, y]), Picture.premultiplied(other[x, y]))
                for (left, right) in zip(one, two) { largest = max(largest, abs(left - right)) }
            }
        }
        return largest
    }

    /// The box of all pixels that are not clear, as its first and last column and row; nil when all are.
    var ink: (minX: Int, minY: Int, maxX: Int, maxY: Int)? {
        var box: (minX: Int, minY: Int, maxX: Int, maxY: Int)?
        for y in 0..<height {
            for x in 0..<width where self[x, y][3] > 0 {
                let old = box ?? (x, y, x, y)
                box = (min(old.minX, x), min(old.minY, y), max(old.maxX, x), max(old.maxY, y))
            }
        }
        return box
    }

    private static func premultiplied(_ pixel: [UInt8]) -> [Int] {
        pixel.prefix(3).map { Int($0) * Int(pixel[3]) / 255 } + [Int(pixel[3])]
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
}
