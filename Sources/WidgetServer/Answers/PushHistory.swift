internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

/// The answer of `GET /widgets/{slug}/pushes`.
enum PushHistory {
    /// The pushes of a widget, the newest first.
    ///
    /// - Parameters:
    ///   - held: Those that the store may not have yet, the newest first.
    ///   - stored: Those that the store has, the newest first; some may be among the others too.
    /// - Returns: All of them, each once; as many as are kept.
    static func merged(_ held: [PushRecord], _ stored: [PushRecord]) -> [PushRecord] {
        let known = Set(held)
        return Array((held + stored.filter { !known.contains($0) }).prefix(PushRecord.countLimit))
    }

    /// The pushes as JSON.
    ///
    /// - Parameters:
    ///   - pushes: The newest first.
    ///   - names: What the keys of the account are called.
    /// - Returns: The body of the answer.
    static func bytes(_ pushes: [PushRecord], names: [KeyID: String]) -> [UInt8] {
        var bytes = Array("{\"items\":[".utf8)
        for (index, push) in pushes.enumerated() {
            bytes.append(contentsOf: "\(index > 0 ? "," : ""){\"at\":\"".utf8)
            push.at.appendRFC3339(to: &bytes)
            bytes.append(contentsOf: "\",\"action\":\"\(push.isCreation ? "created" : "updated")\"".utf8)
            if let name = names[push.key] {
                bytes.append(contentsOf: ",\"key\":".utf8)
                JSON.string(name).append(to: &bytes)
            }
            if let reading = push.reading {
                bytes.append(contentsOf: ",\"reading\":".utf8)
                JSON.string(reading).append(to: &bytes)
            }
            if let percent = push.percent { bytes.append(contentsOf: ",\"percent\":\(percent)".utf8) }
            switch push.content {
            case .none: break
            case .kept(let text): bytes.append(contentsOf: ",\"content\":\(text)".utf8)
            case .tooLong: bytes.append(contentsOf: ",\"content_omitted\":true".utf8)
            }
            bytes.append(UInt8(ascii: "}"))
        }
        bytes.append(contentsOf: "]}".utf8)
        return bytes
    }
}
