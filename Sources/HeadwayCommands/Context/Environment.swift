internal import Glibc

/// The environment variables that a run may look at.
public struct Environment: Sendable {
    private let lookUp: @Sendable (String) -> String?

    /// An environment of fixed values, for tests.
    public init(_ values: [String: String]) {
        lookUp = { values[$0] }
    }

    private init(lookUp: @escaping @Sendable (String) -> String?) {
        self.lookUp = lookUp
    }

    /// The environment of this process (`getenv`).
    ///
    /// The program changes no variable, so reading is safe from any thread.
    public static let process = Environment(lookUp: { name in
        getenv(name).flatMap { String(validatingCString: $0) }
    })

    /// The value of a variable, or nil when it is not set, empty or not UTF-8.
    public subscript(name: String) -> String? {
        guard let value = lookUp(name), !value.isEmpty else { return nil }
        return value
    }

    /// The value of a variable that holds a directory, or nil when it is not an absolute path.
    ///
    /// The XDG Base Directory Specification says that relative paths are to be ignored.
    func absolutePath(_ name: String) -> String? {
        self[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }

    /// Why `HOME` names no directory, as the end of a sentence.
    var whyNoHome: String {
        self["HOME"] == nil ? "is not set" : "is not an absolute path"
    }
}
