/// How a `SQLiteStore` is opened.
public struct SQLiteStoreOptions: Hashable, Sendable {
    /// What the opener is going to do.
    public enum Purpose: Hashable, Sendable {
        /// Serve: takes the lock that keeps a second server out.
        case serve
        /// Look after keys and links, also while a server runs: takes no lock.
        case administer
    }

    /// What the opener is going to do.
    public var purpose: Purpose

    /// How long a write waits for another process, in milliseconds; 250 to serve and 5,000 to administer unless set.
    public var busyMilliseconds: Int

    /// The most pages of 4 KiB that the file may have (`PRAGMA max_page_count`); nil for no limit of its own.
    public var maximumPages: Int?

    /// Options for `purpose`; every other one as it is unless set.
    public init(purpose: Purpose, busyMilliseconds: Int? = nil, maximumPages: Int? = nil) {
        self.purpose = purpose
        self.busyMilliseconds = busyMilliseconds ?? (purpose == .serve ? 250 : 5_000)
        self.maximumPages = maximumPages
    }
}
