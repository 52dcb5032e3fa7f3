/// Decides when the write-ahead log is copied into the file, so that it stays short.
///
/// Pure; the store does what it says.
///
/// SQLite begins a log anew only at a commit that finds it all copied and not being read. If a reader is in the way, the
/// log grows; then it is tried again every 250 frames, and from 4,000 frames on by waiting for the readers.
struct CheckpointPolicy {
    /// What to do after a commit.
    enum Action: Hashable {
        /// Nothing.
        case none
        /// Copy what can be copied now.
        case passive
        /// Copy everything and wait for the readers, so that the log can begin anew.
        case restart
    }

    /// The frames (pages of 4 KiB) from which on the log is copied; about 4 MiB.
    static let passiveFrames = 1_000

    /// The frames from which on the readers are waited for; about 16 MiB.
    static let restartFrames = 4_000

    private static let retryFrames = 250
    private var next = passiveFrames
    private var last = 0

    /// What to do after a commit that leaves `frames` in the log.
    mutating func action(frames: Int) -> Action {
        if frames < last { next = Self.passiveFrames }
        last = frames
        guard frames >= next else { return .none }
        next = frames + Self.retryFrames
        return frames >= Self.restartFrames ? .restart : .passive
    }
}
