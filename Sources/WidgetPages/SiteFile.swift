/// One file that a browser can be given.
public struct SiteFile: Sendable {
    /// The path within the site, such as `pages/wall.js`.
    public let path: String
    /// A text that differs for different bytes; letters and digits.
    public let tag: String
    /// What is sent as `Content-Type`.
    public let mediaType: String
    // Both are constants of the program, which nobody writes and which live as long as it.
    /// The bytes of the file, a constant of the program.
    public nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
    /// The same compressed by gzip, or nil where that saves next to nothing; a constant of the program.
    public nonisolated(unsafe) let packed: UnsafeRawBufferPointer?

    init(path: String, tag: String, bytes: UnsafeRawBufferPointer, packed: UnsafeRawBufferPointer?) {
        self.path = path
        self.tag = tag
        self.mediaType = SiteFile.mediaType(of: path)
        self.bytes = bytes
        self.packed = packed
    }

    /// The media type by the end of the path; bytes of no kind where it is not known.
    static func mediaType(of path: String) -> String {
        let end = path.split(separator: ".").last ?? ""
        return switch end {
        case "html": "text/html; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "json": "application/json"
        case "webmanifest": "application/manifest+json"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "ico": "image/x-icon"
        case "woff2": "font/woff2"
        case "wasm": "application/wasm"
        case "txt": "text/plain; charset=utf-8"
        default: "application/octet-stream"
        }
    }
}
