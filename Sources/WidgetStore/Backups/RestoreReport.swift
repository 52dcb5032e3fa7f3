/// What a restore has done.
public struct RestoreReport: Hashable, Sendable {
    /// What is in the store now.
    public let summary: StoreSummary

    /// Where the store that was there before is now; nil where there was none.
    public let keptAside: String?

    /// Why the store that was there before could not be read, a sentence; nil where it could, or there was none.
    public let oldFault: String?
}
