internal import Widgets

extension String {
    /// How many columns the text takes in a terminal.
    var columns: Int {
        reduce(0) { $0 + $1.cells }
    }

    /// The text with blanks after it, up to a number of columns.
    func padded(to columns: Int) -> String {
        self + String(repeating: " ", count: max(columns - self.columns, 0))
    }

    /// The text cut between characters so that it takes at most a number of columns, an ellipsis at its end included.
    func fitted(to columns: Int) -> String {
        guard self.columns > columns else { return self }
        var result = ""
        var used = 1
        for character in self {
            used += character.cells
            guard used <= columns else { break }
            result.append(character)
        }
        return result + "…"
    }
}
