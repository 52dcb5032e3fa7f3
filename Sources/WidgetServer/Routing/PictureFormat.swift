/// The kinds of file that a picture can be; the raw value is the ending in addresses.
enum PictureFormat: String, Sendable, CaseIterable {
    /// Pixels.
    case png
    /// Outlines, for every size.
    case svg
    /// One page.
    case pdf

    /// What `Content-Type` says.
    var mediaType: String {
        switch self {
        case .png: "image/png"
        case .svg: "image/svg+xml"
        case .pdf: "application/pdf"
        }
    }

    /// The scale where none is asked for: pixels must do for the screens of today, outlines do for all.
    var usualScale: Int {
        self == .png ? 2 : 1
    }

    /// In which steps a fill is thought to move: a pixel of the file, or the finest pixel where it has none.
    func stepScale(_ scale: Int) -> Double {
        self == .png ? Double(scale) : 4
    }
}
