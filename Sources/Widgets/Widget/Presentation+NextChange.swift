extension Presentation {
    /// The next instant at which anything of a drawn widget changes by itself; surfaces sleep until then.
    ///
    /// - Parameters:
    ///   - widget: The widget as it stands.
    ///   - now: The instant of the last drawing.
    ///   - family: The family that is drawn.
    ///   - environment: The reader it is for.
    ///   - scale: Pixels to the point, 1 to 4: the fill moves in steps of a pixel. 1 by default.
    /// - Returns: An instant after `now`, or nil when the widget stays as it is until it is pushed again.
    public static func nextChange(
        of widget: WidgetSnapshot,
        after now: Instant,
        family: Family,
        environment: WidgetEnvironment,
        scale: Double = 1
    ) -> Instant? {
        let words = environment.locale.words
        let view = View(now: now, family: family, environment: environment, scale: max(1, min(scale, 8)))
        var next = widget.content.kind.nextChange(view)
        func consider(_ instant: Instant?) {
            guard let instant, instant > now else { return }
            next = min(next ?? instant, instant)
        }
        if !family.isOnLockScreen { consider(widget.staleMoment) }
        if family.hasSubtitle { consider(widget.content.fields.subtitleTimer?.nextChange(after: now, words: words)) }
        return next
    }
}
