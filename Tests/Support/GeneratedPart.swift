internal import Glibc

/// A part of a file of the project that is generated: the lines between `BEGIN` and `END` with its name.
public enum GeneratedPart: Sendable {
    /// Compares a part with what it is generated from; with `HEADWAY_RECORD=1` in the environment it is written anew.
    ///
    /// - Parameters:
    ///   - name: The part's name, a word.
    ///   - path: The file, from the top of the project, such as `docs/api.md`.
    ///   - text: The lines that the part should have, without a line feed at their end.
    /// - Returns: The difference in words; nil when there is none. A part that was written anew counts as different, so that a run
    ///   that writes is never taken for one that compares.
    /// - Throws: `TestSupportError` when the file or the part is missing.
    public static func difference(
        _ name: String,
        ofProject path: String,
        from text: String
    ) throws(TestSupportError) -> String? {
        let lines = try WholeFile.text(ofProject: path).split(separator: "\n", omittingEmptySubsequences: false)
        guard let begin = lines.firstIndex(where: { isMarker($0, "BEGIN", name) }),
            let end = lines.firstIndex(where: { isMarker($0, "END", name) }), begin < end
        else { throw TestSupportError("\(path) has no part \(name)") }
        let old = lines[(begin + 1)..<end]
        let new = text.split(separator: "\n", omittingEmptySubsequences: false)
        if let variable = getenv("HEADWAY_RECORD"), String(cString: variable) == "1" {
            let whole = lines[...begin] + new + lines[end...]
            try WholeFile.write(whole.joined(separator: "\n"), toProject: path)
            return "the part \(name) of \(path) was written anew"
        }
        let changes = new.difference(from: old).map { change -> String in
            switch change {
            case .insert(_, let line, _): "+ \(line)"
            case .remove(_, let line, _): "- \(line)"
            }
        }
        guard !changes.isEmpty else { return nil }
        return "the part \(name) of \(path) is outdated (HEADWAY_RECORD=1 writes it anew):\n"
            + changes.joined(separator: "\n")
    }

    private static func isMarker(_ line: Substring, _ word: Substring, _ name: String) -> Bool {
        let words = line.split(separator: " ")
        guard words.count > 2, words[0] == "<!--" || words[0] == "#" else { return false }
        return words[1] == word && words[2] == name
    }
}
