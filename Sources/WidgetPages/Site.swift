internal import CPages

/// The files that the program carries for browsers.
public enum Site: Sendable {
    /// All files, in the order of their paths; their bytes are not copied.
    public static var files: [SiteFile] {
        (0..<headway_page_count()).compactMap { index in
            headway_page_at(index).map { SiteFile($0.pointee) }
        }
    }
}

extension SiteFile {
    /// What the table holds, which lives as long as the program.
    fileprivate init(_ page: headway_page) {
        self.init(
            path: String(cString: page.path),
            tag: String(cString: page.tag),
            bytes: UnsafeRawBufferPointer(start: page.bytes, count: Int(page.count)),
            packed: page.packed.map { UnsafeRawBufferPointer(start: $0, count: Int(page.packed_count)) }
        )
    }
}
