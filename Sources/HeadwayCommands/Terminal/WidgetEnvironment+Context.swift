internal import Glibc
internal import Widgets

extension WidgetEnvironment {
    /// The person at the terminal: their language, whether their ground is dark, and their time zone.
    ///
    /// - Parameters:
    ///   - context: The environment: `LC_ALL`, `LC_MESSAGES` or `LANG` names the language, English when none does, and
    ///     `COLORFGBG` the ground, which is dark where nothing is said.
    ///   - instant: When the time zone's offset is asked for, for it changes over the year.
    init(_ context: CommandContext, at instant: Instant) {
        let environment = context.environment
        self.init(
            locale: environment.locale,
            appearance: environment.hasLightGround ? .light : .dark,
            offset: .local(at: instant)
        )
    }
}

extension Environment {
    /// The language of messages.
    var locale: ReaderLocale {
        (self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"]).flatMap { ReaderLocale($0) } ?? .english
    }

    /// Whether the terminal says that its ground is light: `COLORFGBG` ends in 7 or 15, white in either strength.
    fileprivate var hasLightGround: Bool {
        guard let ground = self["COLORFGBG"]?.split(separator: ";").last else { return false }
        return ground == "7" || ground == "15"
    }
}

extension UTCOffset {
    /// The offset of this machine's time zone, or of `TZ`, at an instant (`localtime_r`).
    fileprivate static func local(at instant: Instant) -> UTCOffset {
        var seconds = time_t(instant.seconds)
        var parts = tm()
        // It fails for years that do not fit; then the hour is the least of anybody's worries.
        guard localtime_r(&seconds, &parts) != nil else { return .utc }
        return UTCOffset(seconds: Int(parts.tm_gmtoff))
    }
}
