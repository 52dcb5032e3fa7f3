import Widgets

/// Questions about parts of a picture at one pixel to the point.
extension Picture {
    /// Whether any pixel beyond `area` is not clear.
    func hasInk(outside area: Rect) -> Bool {
        for y in 0..<height {
            let isBeside = Double(y) + 1 <= area.y || Double(y) >= area.maxY
            let columns =
                isBeside ? [0..<width] : [0..<Int(area.x.rounded(.down)), Int(area.maxX.rounded(.up))..<width]
            for x in columns.joined() where opacity(x, y) > 0 { return true }
        }
        return false
    }

    /// Whether every pixel in `area` is opaque.
    func isOpaque(in area: Rect) -> Bool {
        let (columns, rows) = bounds(area)
        for y in rows {
            for x in columns where opacity(x, y) != 255 { return false }
        }
        return true
    }

    /// Whether not all pixels in `area` are alike, as where a glyph is.
    func hasDetail(in area: Rect) -> Bool {
        let (columns, rows) = bounds(area)
        guard !columns.isEmpty, !rows.isEmpty else { return false }
        let ground = self[columns.lowerBound, rows.lowerBound]
        for y in rows {
            for x in columns where zip(self[x, y], ground).contains(where: { abs(Int($0) - Int($1)) > 24 }) {
                return true
            }
        }
        return false
    }

    /// Width and height in the header of a file.
    static func size(_ file: [UInt8]) -> [Int] {
        [16, 20].map { start in file[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    }

    private func bounds(_ area: Rect) -> (columns: Range<Int>, rows: Range<Int>) {
        let left = max(0, Int(area.x.rounded(.down)))
        let top = max(0, Int(area.y.rounded(.down)))
        return (
            left..<max(left, min(width, Int(area.maxX.rounded(.up)))),
            top..<max(top, min(height, Int(area.maxY.rounded(.up))))
        )
    }
}
