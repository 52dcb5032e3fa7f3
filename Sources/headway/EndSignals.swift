internal import Glibc

/// SIGTERM and SIGINT, taken from their default of ending the process at once and waited for instead.
struct EndSignals {
    private var set = sigset_t()

    /// Blocks both for this thread and all that it will make (`pthread_sigmask`), and ignores SIGPIPE.
    init() {
        sigemptyset(&set)
        sigaddset(&set, SIGTERM)
        sigaddset(&set, SIGINT)
        // These fail only for signals that do not exist.
        pthread_sigmask(SIG_BLOCK, &set, nil)
        signal(SIGPIPE, SIG_IGN)
    }

    /// Waits for one of them and gives its name (`sigwait`).
    func wait() -> String {
        var set = set
        var number: Int32 = 0
        while sigwait(&set, &number) != 0 {}
        return number == SIGINT ? "SIGINT" : "SIGTERM"
    }
}
