/// The progress widget: a fraction, pushed or read off a window, as a number over a bar.
enum ProgressTemplate: WidgetTemplate {
    static let name = "progress"
    static let isFraction = true
    static let presence: [[Field]] = [[.value], [.startDate, .endDate]]

    /// The number of rows that are drawn of those a content has.
    static let rowLimit = 3

    /// Refuses a content that has neither a value nor a whole window: there is no indeterminate bar.
    static func refuseAbsence(_ checker: inout ObjectChecker) {
        checker.refuse(
            .value,
            nil,
            "is missing: a progress widget needs a value from 0 to 1, or both start_date and end_date; "
                + "for work that cannot be measured push a status widget: \(StatusTemplate.example)"
        )
    }

    static func reading(of fields: ContentFields, _ own: NoFields, at now: Instant, build: DeviceBuild) -> Reading {
        fraction(of: fields, at: now, build: build).map { .fraction($0) } ?? .none
    }

    /// The fraction of the window when both dates are set and known to the build, else the value; nil without either.
    static func fraction(of fields: ContentFields, at now: Instant, build: DeviceBuild) -> Fraction? {
        if build.knowsWindows, let window = fields.window { return Fraction(window.fraction(at: now)) }
        return fields.value.map { Fraction($0) }
    }

    /// The next instant at which the percent, the fill by a pixel or a row's clock changes, or nil when none will.
    static func nextChange(of fields: ContentFields, _ own: NoFields, _ view: View) -> Instant? {
        var next: Instant?
        if view.environment.build.knowsWindows, let window = fields.window {
            let pixels = trackLength(view.family) * view.scale
            next = window.nextChange(after: view.now, steps: Int(pixels.rounded(.up)))
        }
        guard view.family.hasRows else { return next }
        let words = view.environment.locale.words
        for row in fields.statRows.prefix(rowLimit) {
            guard let change = row.timer?.nextChange(after: view.now, words: words) else { continue }
            next = min(next ?? change, change)
        }
        return next
    }

    /// The length of a family's track, in points; 0 where there is none.
    static func trackLength(_ family: Family) -> Double {
        switch family {
        case .small, .medium, .large: family.size.width - 2 * CardMetrics.padding
        case .circular: Ring.length
        case .rectangular: family.size.width - 2 * ProgressLockScreenLayout.margin
        case .inline: 0
        }
    }

    static func body(of fields: ContentFields, _ own: NoFields, _ view: View) -> ProgressPresentation {
        ProgressPresentation(fields, view)
    }

    #if !hasFeature(Embedded)
        static let purpose = "A fraction as a number over a bar; with two dates it advances by itself."
        static let draws: [Field] = [.value, .startDate, .endDate, .trend, .statRows]
    #endif
}
