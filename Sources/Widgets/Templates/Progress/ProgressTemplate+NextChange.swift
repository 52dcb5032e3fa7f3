extension ProgressTemplate {
    /// How many rows are drawn of those a content has.
    static let rowLimit = 3

    /// The next instant at which the percent, the fill by a pixel or a row's clock changes, or nil when none will.
    static func nextChange(
        of content: WidgetContent,
        after now: Instant,
        family: Family,
        environment: WidgetEnvironment,
        scale: Double
    ) -> Instant? {
        var next: Instant?
        if environment.build.knowsWindows, let window = content.window {
            let pixels = trackLength(family) * max(1, min(scale, 8))
            next = window.nextChange(after: now, steps: Int(pixels.rounded(.up)))
        }
        guard family.hasRows else { return next }
        for row in content.statRows.prefix(rowLimit) {
            guard let change = row.timer?.nextChange(after: now, words: environment.locale.words) else { continue }
            next = min(next ?? change, change)
        }
        return next
    }

    /// How long the track of a family is, in points; 0 where there is none.
    static func trackLength(_ family: Family) -> Double {
        switch family {
        case .small, .medium, .large: family.size.width - 2 * CardMetrics.padding
        case .circular: Ring.length
        case .rectangular: family.size.width - 2 * ProgressLockScreenLayout.margin
        case .inline: 0
        }
    }
}
