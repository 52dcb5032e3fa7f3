/// Whether commits have lately been so quick that a thread which serves others may wait for one.
///
/// A pure value. One slow commit is enough to say no, until a run of quick ones has gone by elsewhere.
struct CommitPace: Sendable {
    /// A commit that takes longer is slow.
    static let quick = Duration.microseconds(2_000)

    /// So many quick commits in a row are a run.
    static let run = 16

    private var count = 0

    /// Notes how long a commit took.
    mutating func note(_ time: Duration) {
        count = time > CommitPace.quick ? 0 : min(count + 1, CommitPace.run)
    }

    /// Notes that a commit failed.
    mutating func noteFailure() {
        count = 0
    }

    /// Whether there has been a run of quick commits and no slow one since.
    var isQuick: Bool { count == CommitPace.run }
}
