/// Finds what somebody who misspelt a name most likely meant.
enum NearestName {
    /// The candidate nearest to a name, or nil when none is near.
    ///
    /// A candidate that the name begins is near; else one that a few slips of the keyboard away is.
    static func of(_ name: String, among candidates: [String]) -> String? {
        let name = name.lowercased()
        if let longer = candidates.first(where: { name.count >= 3 && $0.hasPrefix(name) }) { return longer }
        var nearest: (candidate: String, distance: Int)?
        for candidate in candidates {
            let distance = distance(Array(name.prefix(64)), Array(candidate))
            if distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
        }
        guard let nearest, nearest.distance <= max(1, min(name.count, nearest.candidate.count) / 3) else { return nil }
        return nearest.candidate
    }

    /// How many letters must be put in, left out, exchanged or swapped with their neighbour (restricted
    /// Damerau–Levenshtein distance).
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                var best = min(last[column + 1], current[column]) + 1
                best = min(best, last[column] + (left[row] == right[column] ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
