/// What a drawing depends on besides the widget and the time: who looks, and with what.
public struct WidgetEnvironment: Sendable, Hashable {
    /// The reader's language and region.
    public var locale: ReaderLocale
    /// Light or dark.
    public var appearance: Appearance
    /// The build of the program that draws.
    public var build: DeviceBuild
    /// The reader's time zone.
    public var offset: UTCOffset

    /// An environment; English, light, the current build and UTC unless said otherwise.
    public init(
        locale: ReaderLocale = .english,
        appearance: Appearance = .light,
        build: DeviceBuild = .current,
        offset: UTCOffset = .utc
    ) {
        self.locale = locale
        self.appearance = appearance
        self.build = build
        self.offset = offset
    }

    /// The time of day at an instant where the reader is, as the reader's locale writes it.
    public func timeOfDay(_ instant: Instant) -> String {
        let local = instant.adding(seconds: Int64(offset.seconds(at: instant))).seconds % 86_400
        return HourForm(locale).text(minutes: Int((local + 86_400) % 86_400 / 60))
    }
}
