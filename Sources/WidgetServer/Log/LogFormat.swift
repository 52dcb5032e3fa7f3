/// How log lines are written.
public enum LogFormat: String, Sendable, CaseIterable {
    /// For people.
    case text
    /// One JSON object a line, for programs.
    case json
}
