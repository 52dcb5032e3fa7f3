internal import Widgets

/// Widths of texts that were measured lately.
///
/// It is bounded without counting uses: what was asked for since the young half last filled up is kept, the rest is
/// forgotten half by half.
struct WidthCache {
    private struct Key: Hashable {
        var text: String
        var font: Font
    }

    private var young: [Key: Double] = [:]
    private var old: [Key: Double] = [:]
    private let capacity: Int
    /// Longer texts are measured each time, so that the cache is bounded in bytes too.
    private static let longestText = 1024

    /// A cache of at most `capacity` widths.
    init(capacity: Int = 4096) {
        self.capacity = capacity
    }

    /// The width of a text, measured by `measure` where it is not known.
    mutating func width(
        of text: String,
        in font: Font,
        measure: () throws(PictureError) -> Double
    ) throws(PictureError) -> Double {
        guard text.utf8.count <= Self.longestText else { return try measure() }
        let key = Key(text: text, font: font)
        if let width = young[key] { return width }
        let width = if let width = old[key] { width } else { try measure() }
        if young.count >= capacity / 2 {
            old = young
            young = [:]
        }
        young[key] = width
        return width
    }

    /// How many widths are kept.
    var count: Int { young.count + old.count }
}
