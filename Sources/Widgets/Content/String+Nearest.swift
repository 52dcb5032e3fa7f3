extension String {
    /// The name that was probably meant by this one: the nearest within two letters put in, left out or replaced, as long
    /// as more than half of it is the same; nil when there is none.
    func nearest(of names: [String]) -> String? {
        let own = Array(utf8)
        var nearest: String?
        var least = 3
        for name in names where name.utf8.count < own.count + least && own.count < name.utf8.count + least {
            let distance = String.distance(own, Array(name.utf8))
            guard distance < least, 2 * distance < own.count else { continue }
            least = distance
            nearest = name
        }
        return nearest
    }

    /// How many bytes are put in, left out or replaced on the way from one to the other (Levenshtein, 1965).
    private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var row = Array(0...other.count)
        for (index, byte) in one.enumerated() {
            var diagonal = index
            row[0] = index + 1
            for (column, otherByte) in other.enumerated() {
                let replaced = diagonal + (byte == otherByte ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }
}
