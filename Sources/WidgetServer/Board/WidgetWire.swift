internal import WidgetStore
internal import Widgets

/// Writes widgets as the contract has them on the wire.
enum WidgetWire {
    /// The JSON of one widget; members that are not set are absent.
    static func bytes(_ row: StoredWidget) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(row.content.utf8.count + 256)
        bytes.append(contentsOf: "{\"slug\":\"".utf8)
        bytes.append(contentsOf: row.slug.utf8)
        bytes.append(contentsOf: "\",\"name\":".utf8)
        JSON.string(row.name).append(to: &bytes)
        bytes.append(contentsOf: ",\"content\":".utf8)
        bytes.append(contentsOf: row.content.utf8)
        bytes.append(contentsOf: ",\"created_at\":\"".utf8)
        row.createdAt.appendRFC3339(to: &bytes)
        bytes.append(contentsOf: "\",\"updated_at\":\"".utf8)
        row.updatedAt.appendRFC3339(to: &bytes)
        bytes.append(UInt8(ascii: "\""))
        if let seconds = row.pushThrottle { bytes.append(contentsOf: ",\"push_throttle\":\(seconds)".utf8) }
        if let seconds = row.staleAfter { bytes.append(contentsOf: ",\"stale_after\":\(seconds)".utf8) }
        bytes.append(UInt8(ascii: "}"))
        return bytes
    }
}
