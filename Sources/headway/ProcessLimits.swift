internal import Glibc

/// What the system lets this process have.
enum ProcessLimits {
    /// Raises the number of open files to the most that is allowed (`setrlimit`): each viewer is one.
    ///
    /// Where that is refused the server runs all the same, with as many as it has.
    static func raiseOpenFiles() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
