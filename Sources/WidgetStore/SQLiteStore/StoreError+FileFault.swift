extension StoreError {
    /// The error for a write to a store one of whose files is not where it was opened.
    init(_ fault: FileFault) {
        let name =
            switch fault.file {
            case .store: "The store"
            case .log: "The log of the store"
            case .index: "The index of the store's log"
            }
        let what =
            switch fault.what {
            case .gone: "has gone from its place"
            case .replaced: "was replaced by another file"
            case .emptied: "was cut to nothing"
            }
        let wayOut =
            switch fault.file {
            case .store: "put the file back or restore a backup, and start again"
            case .log, .index: "which brings the log into the store, and start again"
            }
        self.init(
            .unavailable(.misplaced),
            "\(name) \(fault.path) \(what) while it was in use, so that what is written now would be lost. "
                + "Nothing was changed. Stop the server, \(wayOut)."
        )
    }
}
