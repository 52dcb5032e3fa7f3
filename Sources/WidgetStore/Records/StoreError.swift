/// Why the store could not do what was asked: a kind for programs, a sentence for people.
///
/// The sentence names the file and the way out. It never holds a key, a digest or a bound value.
public struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong, for code that has to choose what to do.
    public let kind: Kind

    /// What went wrong and the way out, in full sentences.
    public let description: String

    /// An error of `kind` that says `description`.
    public init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }

    /// The kinds of failure that a caller treats differently.
    public enum Kind: Hashable, Sendable {
        /// The store cannot do this now and may later; the old state is intact. A server answers 503.
        case unavailable(Reason)
        /// The file is a store with damage in it. At open it is left untouched.
        case damaged
        /// The file is not a Headway store at all. It is left untouched.
        case notAStore
        /// The store was written by a newer version of Headway. It is left untouched.
        case newerVersion(found: Int, supported: Int)
        /// Another server has the data directory; `pid` is its process, if it could be read.
        case heldByServer(pid: Int32?)
        /// The path cannot hold a store: not writable, not a directory, not a file.
        case unusableLocation
        /// The caller's value breaks a rule of the store, such as a blank key name.
        case invalid
        /// The value is taken, such as the name of an active key.
        case conflict
        /// The store was closed before the call.
        case closed
        /// A mistake in Headway itself, or a refusal of a system call that has no other kind.
        case fault
    }

    /// Why a store is unavailable for the moment.
    public enum Reason: Hashable, Sendable {
        /// The disk, the quota or the size limit of the file is used up.
        case full
        /// The file or its file system is read-only.
        case readOnly
        /// Another process kept the store locked for longer than the busy timeout.
        case busy
        /// The system refused a read, a write or a sync.
        case inputOutput
        /// There was no memory for the work.
        case memory
        /// A file of the store has gone from its place, or another one stands there.
        case misplaced
    }
}
