/// Where the server keeps its data.
public enum DataDirectory: Sendable {
    /// The path of the data directory; it need not be there yet.
    ///
    /// The first of these that is set: the option `--data`, HEADWAY_DATA, `$XDG_DATA_HOME/headway`, and
    /// `$HOME/.local/share/headway`; the same for root, so that a service and its administrator agree.
    ///
    /// - Parameters:
    ///   - option: The value of `--data`, or nil when it was not given.
    ///   - environment: The environment variables.
    /// - Returns: The path, as it was given or made; not made absolute.
    /// - Throws: `CommandError` when the option is empty, and when nothing is set.
    public static func path(option: String?, environment: Environment) throws(CommandError) -> String {
        if let option {
            guard !option.isEmpty else { throw .misused("--data must name a directory; it is empty") }
            return option
        }
        if let path = environment["HEADWAY_DATA"] { return path }
        if let path = environment.absolutePath("XDG_DATA_HOME") { return path + "/headway" }
        guard let home = environment.absolutePath("HOME") else {
            let reason = "there is no place for the data, for HOME \(environment.whyNoHome)"
            throw .failed("\(reason); give --data DIR or set HEADWAY_DATA")
        }
        return home + "/.local/share/headway"
    }
}
