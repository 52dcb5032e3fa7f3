/// The words of a dictionary of libFuzzer: a line each, in quotation marks, with `\xNN`, `\"` and `\\` for odd bytes.
public enum FuzzDictionary: Sendable {
    /// The words in the bytes of such a file.
    public static func words(in file: [UInt8]) -> [[UInt8]] {
        file.lines.compactMap { line in
            guard let start = line.firstIndex(of: UInt8(ascii: "\"")), line[..<start].first != UInt8(ascii: "#"),
                let end = line.lastIndex(of: UInt8(ascii: "\"")), start < end
            else { return nil }
            return unescaped(line[(start + 1)..<end])
        }
    }

    private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var word: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
                word.append(byte)
                continue
            }
            guard escape == UInt8(ascii: "x") else {
                word.append(escape)
                continue
            }
            word.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
            rest = rest.dropFirst(2)
        }
        return word
    }
}
