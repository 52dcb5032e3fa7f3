extension Character {
    /// How many cells of a terminal the character fills: 0, 1 or 2; a cluster of several letters may fill more.
    public var cells: Int {
        var sum = 0
        var isEmoji = false
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0xFE0F, 0x200D, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: isEmoji = true
            default: break
            }
            sum += scalar.cells
        }
        // A sequence of emoji is drawn as one, two cells wide; so is a flag of two letters.
        return isEmoji && sum > 0 ? 2 : sum
    }
}

extension Unicode.Scalar {
    fileprivate var cells: Int {
        if value < 0x300 { return value < 0x20 || 0x7F...0x9F ~= value ? 0 : 1 }
        if CellRanges.contains(value, in: CellRanges.zero) { return 0 }
        return CellRanges.contains(value, in: CellRanges.wide) ? 2 : 1
    }
}
