/// The names of Material Design Icons 7 with the code points of their glyphs.
struct MaterialIcons: Sendable {
    private let lines: SortedLines

    init(_ lines: SortedLines) {
        self.lines = lines
    }

    /// The glyph of an icon's name without `mdi:`, or nil.
    func glyph(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        lines.withLine(notAfter: name, isKeyByte: Self.isNameByte) { line in
            Self.glyph(name, inLine: line)
        }
    }

    /// The glyph of an icon's name, or of the longest part of its words from the first that is a name, or nil.
    ///
    /// So a name from a later version of the font, `server-plus-outline`, still gives a server.
    func glyph(nearest name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        var part = name
        while !part.isEmpty {
            if let glyph = glyph(part) { return glyph }
            guard let hyphen = part.lastIndex(of: UInt8(ascii: "-")) else { return nil }
            part = part[..<hyphen]
        }
        return nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
        default: false
        }
    }

    /// Looks for a name among those of one line, which `scripts/generate-icons.py` describes.
    private static func glyph(_ name: ArraySlice<UInt8>, inLine line: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
        guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { return nil }
        var points = space + 1
        var point = 0
        var position = 0
        // How many bytes the entry before has in common with the name looked for.
        var matched = 0
        var kept = 0
        while position < space, points < line.count {
            if line[points] == UInt8(ascii: "!") {
                point += 1
                points += 1
            } else {
                guard points + 1 < line.count else { return nil }
                point = (Int(line[points]) - 40) * 86 + Int(line[points + 1]) - 40
                points += 2
            }
            // An entry that keeps more than has matched differs where the one before did, and is skipped over.
            let isCandidate = kept <= matched
            if isCandidate { matched = kept }
            var agrees = isCandidate
            while position < space, isNameByte(line[position]) {
                if agrees {
                    let index = name.startIndex + matched
                    agrees = index < name.endIndex && name[index] == line[position]
                    if agrees { matched += 1 }
                }
                position += 1
            }
            if agrees, matched == name.count { return UInt32(exactly: 0xF0000 + point).flatMap(Unicode.Scalar.init) }
            guard position < space else { return nil }
            // A table that was read may be anything.
            guard line[position] >= 64 else { return nil }
            kept = Int(line[position]) - 64
            position += 1
        }
        return nil
    }
}
