/// A file of an open store that does not stand where it was opened.
struct FileFault: Hashable {
    /// The files that are watched.
    enum File: Hashable {
        case store, log, index
    }

    /// What became of a file.
    enum What: Hashable {
        /// Nothing stands at its path.
        case gone
        /// Another file, or a link, stands at its path.
        case replaced
        /// It was cut to nothing.
        case emptied
    }

    let file: File
    let path: String
    let what: What
}
