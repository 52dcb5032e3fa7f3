internal import Widgets

/// Writes widgets as the contract has them on the wire.
enum WidgetWire {
    /// The JSON of one widget; members that are not set are absent.
    static func bytes(slug: Slug, draft: WidgetDraft, createdAt: Instant, updatedAt: Instant) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(512)
        bytes.append(contentsOf: "{\"slug\":\"".utf8)
        bytes.append(contentsOf: slug.text.utf8)
        bytes.append(contentsOf: "\",\"name\":".utf8)
        JSON.string(draft.name).append(to: &bytes)
        bytes.append(contentsOf: ",\"content\":".utf8)
        draft.document.append(to: &bytes)
        bytes.append(contentsOf: ",\"created_at\":\"".utf8)
        createdAt.appendRFC3339(to: &bytes)
        bytes.append(contentsOf: "\",\"updated_at\":\"".utf8)
        updatedAt.appendRFC3339(to: &bytes)
        bytes.append(UInt8(ascii: "\""))
        if let seconds = draft.pushThrottle { bytes.append(contentsOf: ",\"push_throttle\":\(seconds)".utf8) }
        if let seconds = draft.staleAfter { bytes.append(contentsOf: ",\"stale_after\":\(seconds)".utf8) }
        bytes.append(UInt8(ascii: "}"))
        return bytes
    }
}
