/// The version of the program.
public enum HeadwayVersion: Sendable {
    /// The version as `headway --version` and the user agent say it.
    public static let text = "0.1.0"
}
