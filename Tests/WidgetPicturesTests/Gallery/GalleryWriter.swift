import Testing

@testable import WidgetPictures
@testable import Widgets

/// Writes the gallery for people to look at: `HEADWAY_GALLERY=DIR swift test --filter GalleryWriter`.
///
/// The directory gets the pictures of `docs/gallery.md` and of the README, and in `sheets` and `pictures` every content in every family.
@Suite("The gallery as files", .enabled(if: GalleryDirectory.path != nil))
struct GalleryWriter {
    @Test("the pictures of the documents")
    func writesDocuments() throws {
        let renderer = try Renderers.system()
        let sheets = GallerySheets(measurer: try renderer.measurer())
        for (name, drawing) in try sheets.all() {
            try Files.write(
                renderer.png(drawing, scale: drawing.size.width > 1_200 ? 1 : 2),
                to: GalleryDirectory.file(name)
            )
        }
    }

    @Test("every content, three to a sheet, dark at the left and light at the right")
    func writesSheets() throws {
        let renderer = try Renderers.system()
        let measurer = try renderer.measurer()
        for start in stride(from: 0, to: Gallery.items.count, by: 3) {
            var sheet = ContactSheet()
            let items = Gallery.items[start..<min(start + 3, Gallery.items.count)]
            for (index, item) in items.enumerated() {
                let y = 14 + Double(index) * 396
                try sheet.place(item, .dark, x: 14, y: y, measuredBy: measurer)
                try sheet.place(item, .light, x: 950, y: y, measuredBy: measurer)
            }
            let drawing = sheet.drawing(on: Color(rgb: 0x9A9FB8), margin: 14)
            let name = items.map(\.id).joined(separator: "+")
            try Files.write(renderer.png(drawing), to: GalleryDirectory.file(name, in: "sheets"))
        }
    }

    @Test("every picture by itself", arguments: Gallery.items)
    func writesPictures(_ item: GalleryItem) throws {
        let renderer = try Renderers.system()
        let measurer = try renderer.measurer()
        for family in Family.allCases {
            for appearance in Appearance.allCases {
                let file = try renderer.png(item.drawing(family, appearance, measuredBy: measurer), scale: 2)
                let name = "\(item.id)-\(family.rawValue)-\(appearance.rawValue)"
                try Files.write(file, to: GalleryDirectory.file(name, in: "pictures"))
            }
        }
    }
}
