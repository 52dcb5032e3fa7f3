internal import HTTPDaemon
internal import WidgetPages

/// The files for browsers, ready to be sent.
struct SiteFiles: Sendable {
    private struct Item: Sendable {
        let fields: [HTTPField]
        let tag: EntityTag
        let bytes: SharedBytes
    }

    private struct Entry: Sendable {
        let plain: Item
        let packed: Item?
    }

    /// The script that must lie at the top to serve all pages.
    static let serviceWorker = "service-worker.js"

    private let entries: [String: Entry]

    /// What a page may do: run its own scripts and the module, and call any http address, as `url_action` may name any.
    static let policy = """
        default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
        connect-src 'self' http: https:; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
        form-action 'self'; frame-ancestors 'none'
        """

    /// What every file for browsers says of itself: how it is to be read, and that no other site may put it into a page.
    private static let protectionOfPart = [
        HTTPField(.xContentTypeOptions, "nosniff"), HTTPField(.referrerPolicy, "no-referrer"),
        HTTPField(.crossOriginResourcePolicy, "same-origin"),
    ]

    /// What a document says beside that; its parts, such as scripts, are under its policies.
    ///
    /// No other site may keep a window on it, and no page of ours needs a device of the reader.
    static let protection =
        protectionOfPart + [
            HTTPField(.contentSecurityPolicy, policy), HTTPField(.crossOriginOpenerPolicy, "same-origin"),
            HTTPField(.permissionsPolicy, "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
        ]

    /// The files that the program carries.
    init(_ files: [SiteFile] = Site.files) {
        var entries: [String: Entry] = [:]
        for file in files { entries[file.path] = SiteFiles.entry(file) }
        self.entries = entries
    }

    /// The answer to a request for a file, or nil when there is none.
    ///
    /// - Parameters:
    ///   - path: The path of the file within the site.
    ///   - acceptEncoding: The value of `Accept-Encoding`.
    ///   - noneMatch: The value of `If-None-Match`.
    /// - Returns: The file, or 304 for who has it.
    func answer(_ path: String, acceptEncoding: String?, noneMatch: String?) -> HTTPResponse? {
        guard let entry = entries[path] else { return nil }
        let takesGzip = acceptEncoding.map { AcceptedEncodings($0).takeGzip } ?? false
        let item = takesGzip ? entry.packed ?? entry.plain : entry.plain
        if let noneMatch, EntityTagList(noneMatch).matchesWeakly(item.tag) {
            let kept = item.fields.filter {
                ![HTTPFieldName.contentType, .contentEncoding].map(\.rawValue).contains($0.name)
            }
            return HTTPResponse(.notModified, fields: kept)
        }
        return HTTPResponse(.ok, fields: item.fields, body: .shared(item.bytes))
    }

    private static func entry(_ file: SiteFile) -> Entry {
        let common = [
            HTTPField(.contentType, file.mediaType),
            // Kept, but asked for each time: a server of another version has other files.
            HTTPField(.cacheControl, "no-cache"),
        ]
        // A worker is on its own as documents are, and so is an outline that is opened by itself.
        let isWhole = ["text/html", "image/svg"].contains { file.mediaType.hasPrefix($0) }
        let isWorker = file.path == SiteFiles.serviceWorker
        let protection = isWhole || isWorker ? SiteFiles.protection : protectionOfPart
        let varies = file.packed == nil ? [] : [HTTPField(.vary, "Accept-Encoding")]
        func item(_ bytes: UnsafeRawBufferPointer, tag: String, _ more: [HTTPField] = []) -> Item {
            let tag = EntityTag(opaque: tag)
            let fields = common + protection + varies + more + [HTTPField(.eTag, tag.text)]
            return Item(fields: fields, tag: tag, bytes: SharedBytes(carried: bytes))
        }
        return Entry(
            plain: item(file.bytes, tag: file.tag),
            packed: file.packed.map { item($0, tag: file.tag + "-gzip", [HTTPField(.contentEncoding, "gzip")]) }
        )
    }
}
