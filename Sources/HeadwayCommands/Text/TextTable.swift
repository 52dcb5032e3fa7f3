/// Rows of texts in aligned columns, two blanks between, without blanks at the ends of lines.
public struct TextTable: Sendable {
    /// The rows, the header first; all have the same number of cells.
    public let rows: [[String]]

    /// The columns whose cells stand at the right.
    public let rightAligned: Set<Int>

    /// A table of its rows.
    ///
    /// - Parameters:
    ///   - rows: The rows, the header first.
    ///   - rightAligned: The columns whose cells stand at the right; none by default.
    public init(rows: [[String]], rightAligned: Set<Int> = []) {
        self.rows = rows
        self.rightAligned = rightAligned
    }

    /// The lines of the table.
    public var text: String {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
        return rows.map { row in
            row.enumerated().map { column, cell in
                if rightAligned.contains(column) {
                    return String(repeating: " ", count: widths[column] - cell.columns) + cell
                }
                return column == row.count - 1 ? cell : cell.padded(to: widths[column])
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}
