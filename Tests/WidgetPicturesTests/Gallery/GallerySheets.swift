@testable import Widgets

/// The pictures of `docs/gallery.md` and of the README, each with several cards.
struct GallerySheets<Measurer: TextMeasurer> {
    /// What cards are measured with.
    let measurer: Measurer

    /// All of them under the names of their files.
    func all() throws -> [(name: String, drawing: Drawing)] {
        var sheets: [(name: String, drawing: Drawing)] = []
        for appearance in Appearance.allCases {
            sheets.append(("design-\(appearance.rawValue)", try MockSheet.drawing(appearance, measuredBy: measurer)))
            sheets.append(("front-\(appearance.rawValue)", try front(appearance)))
            sheets.append(("colors-\(appearance.rawValue)", try colors(appearance)))
        }
        sheets.append(
            ("languages", try pairs(["ukrainian", "arabic", "hebrew", "japanese", "turkish", "emoji"], .medium))
        )
        sheets.append(("states", try pairs(["not-begun", "finished", "stale-with-buttons", "older-build"], .medium)))
        sheets.append(("long", try pairs(["longest", "thirty-w", "family-at-the-cut", "sentences"], .medium)))
        sheets.append(("large", try pairs(["rows-and-buttons", "many-chips", "clocks", "stale-with-rows"], .large)))
        sheets.append(
            ("status", try pairs(["critical", "warning", "success", "sentence"].map { "status-" + $0 }, .medium))
        )
        sheets.append(("status-large", try pairs(["status-info", "status-own"], .large)))
        let shapes = ["critical", "warning", "success", "info", "plain"].map { "status-" + $0 }
        sheets.append(("status-lock-screen", try lockScreen(shapes)))
        sheets.append(("lock-screen", try lockScreen(["pages", "maintenance", "ukrainian", "arabic"])))
        return sheets
    }

    private func item(_ id: String) -> GalleryItem { Gallery.items.first { $0.id == id } ?? Gallery.pages }

    /// A progress widget in two families and a status widget, for the README; they lie on nothing.
    private func front(_ appearance: Appearance) throws -> Drawing {
        var sheet = ContactSheet()
        let cards: [(item: GalleryItem, family: Family)] = [
            (Gallery.pages, .medium), (Gallery.quota, .small), (item("status-warning"), .small),
        ]
        var x = 0.0
        for (item, family) in cards {
            sheet.place(try item.drawing(family, appearance, measuredBy: measurer), x: x, y: 0)
            x += family.size.width + 14
        }
        return sheet.drawing(on: nil, margin: 0)
    }

    /// Every named color as a small card.
    private func colors(_ appearance: Appearance) throws -> Drawing {
        var sheet = ContactSheet()
        for (index, color) in NamedColor.allCases.enumerated() {
            let card = try item("color-\(color.rawValue)").drawing(.small, appearance, measuredBy: measurer)
            sheet.place(card, x: 20 + Double(index % 6) * 182, y: 20 + Double(index / 6) * 182)
        }
        return sheet.drawing(on: ContactSheet.ground(appearance), margin: 20)
    }

    /// Contents in one family, each dark and light beside one another; two contents in a line of medium cards.
    private func pairs(_ ids: [String], _ family: Family) throws -> Drawing {
        var sheet = ContactSheet()
        let size = family.size
        for (index, id) in ids.enumerated() {
            for (side, appearance) in [Appearance.dark, .light].enumerated() {
                let column = Double(index % 2 * 2 + side)
                let x = 20 + column * (size.width + 14)
                let y = 20 + Double(index / 2) * (size.height + 14)
                sheet.place(try item(id).drawing(family, appearance, measuredBy: measurer), x: x, y: y)
            }
        }
        return sheet.drawing(on: Color(rgb: 0x9A9FB8), margin: 20)
    }

    /// The Lock Screen families on a dark and on a light wallpaper.
    private func lockScreen(_ ids: [String]) throws -> Drawing {
        var sheet = ContactSheet()
        for (index, id) in ids.enumerated() {
            for (side, appearance) in [Appearance.dark, .light].enumerated() {
                try sheet.placeLockScreen(
                    item(id),
                    appearance,
                    x: 20 + Double(side) * 566,
                    y: 20 + Double(index) * 106,
                    measuredBy: measurer
                )
            }
        }
        return sheet.drawing(on: Color(rgb: 0x9A9FB8), margin: 20)
    }
}
