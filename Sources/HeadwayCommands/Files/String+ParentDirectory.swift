extension String {
    /// The path of the directory that a path's last part is in; `.` where there is no other part.
    var parentDirectory: String {
        guard let slash = lastIndex(of: "/") else { return "." }
        return slash == startIndex ? "/" : String(self[..<slash])
    }
}
