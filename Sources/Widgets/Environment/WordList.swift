/// A few words with spaces between: a set that costs no set-up and little room in the browser.
struct WordList: Sendable {
    private let words: StaticString

    init(_ words: StaticString) {
        self.words = words
    }

    /// Whether `word` is one of them, letter by letter.
    func contains(_ word: String) -> Bool {
        let wanted = word.utf8
        return words.withUTF8Buffer { bytes in
            bytes.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(wanted) }
        }
    }
}
