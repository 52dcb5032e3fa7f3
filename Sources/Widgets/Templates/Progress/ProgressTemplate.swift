/// The progress widget: a fraction, pushed or read off a window, as a number over a bar.
public enum ProgressTemplate: Sendable {
    /// Refuses a content that has neither a value nor a whole window: there is no indeterminate bar.
    static func check(_ reader: inout ObjectReader) {
        let hasWindow = reader.value("start_date") != nil && reader.value("end_date") != nil
        guard reader.value("value") == nil, !hasWindow else { return }
        let _: Double? = reader.refuse(
            "value",
            nil,
            "is missing: a progress widget needs a value from 0 to 1, or both start_date and end_date; "
                + "for work that cannot be measured push a status widget: \(StatusTemplate.example)"
        )
    }

    /// What the widget reads at an instant, or nil when a device has nothing to draw.
    ///
    /// - Parameters:
    ///   - content: A checked content.
    ///   - now: The instant of the reading; it matters for a window only.
    ///   - build: The device's build. One before 1.6 ignores the dates and reads `value`, and nothing without it.
    /// - Returns: The window's reading when both dates are set and known to the build, else the value's.
    public static func reading(of content: WidgetContent, at now: Instant, build: DeviceBuild) -> ProgressReading? {
        if build.knowsWindows, let window = content.window {
            return ProgressReading(fraction: window.fraction(at: now))
        }
        return content.value.map(ProgressReading.init(fraction:))
    }
}
