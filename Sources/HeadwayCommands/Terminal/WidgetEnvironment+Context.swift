internal import WidgetPictures
internal import Widgets

extension WidgetEnvironment {
    /// The person at the terminal: their language, whether their ground is dark, and their time zone.
    ///
    /// - Parameter context: The environment: `LC_ALL`, `LC_MESSAGES` or `LANG` names the language, English when none does, and
    ///   `COLORFGBG` the ground, which is dark where nothing is said.
    init(_ context: CommandContext) {
        let environment = context.environment
        self.init(
            locale: environment.locale,
            appearance: environment.hasLightGround ? .light : .dark,
            offset: .ofThisMachine
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
