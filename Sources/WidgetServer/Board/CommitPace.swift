/// Whether commits have lately been so quick that a thread which serves others may wait for one.
///
/// A pure value. One slow commit is enough to say no, until a run of quick ones has gone by elsewhere.
struct CommitPace: Sendable {
    /// A commit that takes longer is slow, in microseconds.
    static let quickMicroseconds: Int64 = 2_000

    /// So many quick commits in a row are a run.
    static let run = 16

    private var quick = 0

    /// Notes how long a commit took, in microseconds.
    mutating func note(microseconds: Int64) {
        quick = microseconds > CommitPace.quickMicroseconds ? 0 : min(quick + 1, CommitPace.run)
    }

    /// Whether there has been a run of quick commits and no slow one since.
    var isQuick: Bool { quick == CommitPace.run }
}
