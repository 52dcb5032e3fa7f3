internal import Widgets

extension TerminalStyle {
    /// What the output of a command can show.
    ///
    /// The width is that of `COLUMNS`, else of the terminal, else 80. There are colors on a terminal only, and not where
    /// `NO_COLOR` is set (https://no-color.org) or `TERM` is `dumb` or not set. Where the locale is not one of UTF-8 there
    /// is ASCII only.
    init(_ context: CommandContext) {
        let environment = context.environment
        let window = context.window
        let wished = environment["COLUMNS"].flatMap { Int($0) } ?? 0
        let columns = wished > 0 ? wished : window?.columns ?? 0
        let terminal = environment["TERM"] ?? "dumb"
        self.init(
            columns: columns > 0 ? columns : 80,
            hasColor: window != nil && environment["NO_COLOR"] == nil && terminal != "dumb",
            isASCII: !environment.isUTF8
        )
    }
}

extension Environment {
    /// Whether the characters of the locale are in UTF-8, by its name: the part after the point, whatever its case.
    ///
    /// The name, for the locale itself need not be installed where a program only has to know how text is written.
    var isUTF8: Bool {
        let locale = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] ?? "C"
        guard let point = locale.firstIndex(of: ".") else { return false }
        let characters = locale[locale.index(after: point)...].prefix { $0 != "@" }.lowercased()
        return characters == "utf-8" || characters == "utf8"
    }
}
