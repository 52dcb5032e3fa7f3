internal import Glibc

/// What the system lets this process have.
enum ProcessLimits {
    /// Raises the number of open files to the most that is allowed (`setrlimit`): each connection is one.
    ///
    /// - Returns: How many there may be now; where raising them is refused, as many as before.
    static func raiseOpenFiles() -> Int {
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return .max }
        var raised = limit
        raised.rlim_cur = raised.rlim_max
        return Int(clamping: setrlimit(resource, &raised) == 0 ? raised.rlim_cur : limit.rlim_cur)
    }
}
