/// A bar of cells, drawn in eighths.
public enum TerminalBar: Sendable {
    /// How much of a bar is filled: whole cells, and eighths of the next.
    ///
    /// Above 0 at least one eighth is, below 1 never the last.
    ///
    /// - Parameters:
    ///   - fraction: From 0 to 1.
    ///   - cells: The bar's width, at least 1.
    ///   - isASCII: Whether there are whole cells only; then above 0 one cell is filled, below 1 never the last.
    /// - Returns: The whole cells and the eighths, 0 to 7.
    public static func fill(_ fraction: Double, cells: Int, isASCII: Bool = false) -> (whole: Int, eighths: Int) {
        let cells = max(cells, 1)
        guard fraction > 0 else { return (0, 0) }
        guard fraction < 1 else { return (cells, 0) }
        if isASCII {
            let whole = Int((fraction * Double(cells)).rounded(.down))
            return (min(max(whole, 1), max(cells - 1, 0)), 0)
        }
        let steps = min(max(Int((fraction * Double(cells * 8)).rounded()), 1), cells * 8 - 1)
        return (steps / 8, steps % 8)
    }

    /// The bar as text of exactly `cells` cells, without color.
    static func text(_ fraction: Double, cells: Int, isASCII: Bool) -> (done: String, rest: String) {
        let (whole, eighths) = fill(fraction, cells: cells, isASCII: isASCII)
        guard !isASCII else {
            return (String(repeating: "#", count: whole), String(repeating: "-", count: cells - whole))
        }
        var done = String(repeating: "█", count: whole)
        // U+258F is one eighth, U+2589 seven.
        if eighths > 0, let part = Unicode.Scalar(0x2590 - UInt32(eighths)) { done.unicodeScalars.append(part) }
        let left = cells - whole - (eighths > 0 ? 1 : 0)
        return (done, String(repeating: "░", count: left))
    }
}
