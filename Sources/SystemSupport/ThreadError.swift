/// The system has no threads left for this process.
public struct ThreadError: Error, Sendable, CustomStringConvertible {
    init() {}

    /// A sentence that names the way out.
    public var description: String {
        "The system has no threads left for this process; raise the limit (ulimit -u)."
    }
}
