/// The version of the program.
public enum HeadwayVersion: Sendable {
    /// Version that `headway --version`, the user agent, the manual page and the metrics give.
    public static let text = "0.1.0"
}
