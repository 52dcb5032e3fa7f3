import Glibc
import TestSupport
import Testing

/// Texts that were recorded on an earlier run, in `Tests/Recorded`.
///
/// With `HEADWAY_RECORD=1` in the environment they are written anew, and every test that does so fails, so that a run that
/// records is never taken for one that compares.
enum Recording {
    static func expect(_ text: String, matches name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let path = try directory() + "/" + name
        if let switchText = getenv("HEADWAY_RECORD"), String(cString: switchText) == "1" {
            try write(text, to: path)
            Issue.record("\(name) was recorded anew.", sourceLocation: sourceLocation)
            return
        }
        let recorded = try #require(
            (try? WholeFile.bytes(path)).map { String(decoding: $0, as: UTF8.self) },
            "\(name) is not recorded; set HEADWAY_RECORD=1 once to do so.",
            sourceLocation: sourceLocation
        )
        guard recorded != text else { return }
        let old = recorded.split(separator: "\n")
        let new = text.split(separator: "\n")
        let difference = new.difference(from: old).map { change -> String in
            switch change {
            case .insert(_, let line, _): "+ \(line)"
            case .remove(_, let line, _): "- \(line)"
            }
        }
        Issue.record(
            "\(name) is not as recorded:\n\(difference.joined(separator: "\n"))",
            sourceLocation: sourceLocation
        )
    }

    private static func directory() throws -> String {
        let parts = #filePath.split(separator: "/").dropLast(3)
        return "/" + parts.joined(separator: "/") + "/Recorded"
    }

    private static func write(_ text: String, to path: String) throws {
        let file = try #require(fopen(path, "w"), "\(path) cannot be written.")
        let bytes = Array(text.utf8)
        let written = fwrite(bytes, 1, bytes.count, file)
        #expect(fclose(file) == 0 && written == bytes.count)
    }
}
