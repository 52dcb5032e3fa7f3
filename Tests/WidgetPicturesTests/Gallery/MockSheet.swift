@testable import Widgets

/// The cards of the first design, each in its place there.
enum MockSheet {
    static func drawing<Measurer: TextMeasurer>(
        _ appearance: Appearance,
        measuredBy measurer: Measurer
    ) throws -> Drawing {
        var sheet = ContactSheet()
        func place(_ item: GalleryItem, _ family: Family, x: Double, y: Double) throws {
            // The wallpaper is dark in both.
            let appearance = family.isOnLockScreen ? .dark : appearance
            sheet.place(try item.drawing(family, appearance, measuredBy: measurer), x: x, y: y)
        }
        try place(Gallery.pages, .small, x: 28, y: 28)
        try place(Gallery.pages, .medium, x: 224, y: 28)
        try place(Gallery.pages, .large, x: 614, y: 28)
        try place(Gallery.buttons, .small, x: 28, y: 232)
        try place(Gallery.buttons, .medium, x: 224, y: 232)
        try place(Gallery.stale, .small, x: 28, y: 436)
        try place(Gallery.quota, .large, x: 224, y: 436)
        sheet.placeWallpaper(Rect(x: 28, y: 844, width: 560, height: 104), slant: 560, from: 0x2F4260, to: 0x60486F)
        try place(Gallery.pages, .circular, x: 44, y: 858)
        try place(Gallery.pages, .rectangular, x: 134, y: 858)
        try place(Gallery.pages, .inline, x: 322, y: 883)
        return sheet.drawing(on: ContactSheet.ground(appearance))
    }
}
