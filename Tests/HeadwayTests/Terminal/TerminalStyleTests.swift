import Testing
import Widgets

@testable import HeadwayCommands

@Suite("What a terminal can show is read from the environment")
struct TerminalStyleTests {
    private static let wide = TerminalWindow(columns: 100, rows: 30)

    @Test(
        "colors",
        arguments: [
            (["TERM": "xterm"], wide, true), (["TERM": "xterm"], nil, false), (["TERM": "dumb"], wide, false),
            ([:], wide, false), (["TERM": "xterm", "NO_COLOR": "1"], wide, false),
            (["TERM": "xterm", "NO_COLOR": ""], wide, true),
        ] as [([String: String], TerminalWindow?, Bool)]
    )
    func knowsColors(_ variables: [String: String], _ window: TerminalWindow?, _ hasColor: Bool) {
        #expect(TerminalStyle(Recorder(variables, window: window).context).hasColor == hasColor)
    }

    @Test(
        "width",
        arguments: [
            ([:], wide, 100), ([:], nil, 80), (["COLUMNS": "60"], wide, 60), (["COLUMNS": "60"], nil, 60),
            (["COLUMNS": "x"], nil, 80), ([:], TerminalWindow(columns: 0, rows: 0), 80),
        ] as [([String: String], TerminalWindow?, Int)]
    )
    func knowsItsWidth(_ variables: [String: String], _ window: TerminalWindow?, _ columns: Int) {
        #expect(TerminalStyle(Recorder(variables, window: window).context).columns == columns)
    }

    @Test(
        "characters",
        arguments: [
            ([:], true), (["LANG": "C"], true), (["LANG": "uk_UA.UTF-8"], false), (["LANG": "C.utf8"], false),
            (["LANG": "de_DE.UTF-8@euro"], false), (["LANG": "de_DE.UTF-8", "LC_CTYPE": "de_DE.ISO-8859-1"], true),
            (["LC_ALL": "C", "LANG": "en_US.UTF-8"], true), (["LC_ALL": "", "LANG": "en_US.UTF-8"], false),
        ] as [([String: String], Bool)]
    )
    func knowsASCII(_ variables: [String: String], _ isASCII: Bool) {
        #expect(TerminalStyle(Recorder(variables).context).isASCII == isASCII)
    }

    @Test(
        "language and ground",
        arguments: [
            ([:], "en", .dark), (["LANG": "uk_UA.UTF-8"], "uk-UA", .dark), (["LC_ALL": "C.UTF-8"], "en", .dark),
            (["LANG": "de_DE", "LC_MESSAGES": "fr_FR"], "fr-FR", .dark), (["LANG": "!"], "en", .dark),
            (["COLORFGBG": "0;15"], "en", .light), (["COLORFGBG": "15;0"], "en", .dark),
        ] as [([String: String], String, Appearance)]
    )
    func knowsTheReader(_ variables: [String: String], _ tag: String, _ appearance: Appearance) {
        let environment = WidgetEnvironment(Recorder(variables).context)
        #expect(environment.locale.tag == tag)
        #expect(environment.appearance == appearance)
    }
}
