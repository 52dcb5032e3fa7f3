internal import Glibc

/// SIGTERM and SIGINT, taken from their default of ending the process at once and waited for instead.
struct EndSignals {
    private var set = sigset_t()

    /// Blocks both for this thread and all that it will make (`pthread_sigmask`), and ignores SIGPIPE and SIGXFSZ.
    ///
    /// A file that reaches its largest size (`ulimit -f`) is to fail the write and not to end the server.
    init() {
        sigemptyset(&set)
        sigaddset(&set, SIGTERM)
        sigaddset(&set, SIGINT)
        // These fail only for signals that do not exist.
        pthread_sigmask(SIG_BLOCK, &set, nil)
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Waits for one of them and gives its name (`sigwait`).
    func wait() -> String {
        var set = set
        var number: Int32 = 0
        while sigwait(&set, &number) != 0 {}
        return number == SIGINT ? "SIGINT" : "SIGTERM"
    }
}
