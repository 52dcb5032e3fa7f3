extension Family {
    /// Whether the family shows the subtitle.
    var hasSubtitle: Bool {
        switch self {
        case .small, .medium, .large, .rectangular: true
        case .circular, .inline: false
        }
    }

    /// Whether the family shows rows or the badge.
    var hasRows: Bool { self == .large }

    /// How many of a content's actions the family shows as buttons; the second only where the first may stand.
    func buttonLimit(_ fields: ContentFields) -> Int {
        switch self {
        case .small: fields.urlAction == nil ? 0 : 1
        case .medium, .large: 2
        case .circular, .rectangular, .inline: 0
        }
    }
}
