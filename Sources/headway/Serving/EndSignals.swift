internal import Glibc
internal import SystemSupport

/// SIGTERM, SIGINT and SIGHUP, taken from their default of ending the process at once and waited for instead.
///
/// A SIGHUP that is ignored when the process starts, as by `nohup`, stays ignored.
struct EndSignals {
    private var set = sigset_t()

    /// For so long, in microseconds, the same signal once more means the same stop.
    ///
    /// `timeout` tells a process and then its whole group, and a shell passes on what the terminal has told already.
    private static let echoMicroseconds: UInt32 = 500_000

    /// Blocks them for this thread and all that it will make (`pthread_sigmask`), and ignores SIGPIPE and SIGXFSZ.
    ///
    /// A file that reaches its largest size (`ulimit -f`) is to fail the write and not to end the server.
    init() {
        sigemptyset(&set)
        sigaddset(&set, SIGTERM)
        sigaddset(&set, SIGINT)
        // One that is blocked would be waited for even if it is ignored.
        if !EndSignals.isIgnored(SIGHUP) { sigaddset(&set, SIGHUP) }
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
        return switch number {
        case SIGINT: "SIGINT"
        case SIGHUP: "SIGHUP"
        default: "SIGTERM"
        }
    }

    /// Lets the next SIGTERM or SIGINT end the process at once: whoever sends one more will not wait for an orderly end.
    ///
    /// What was acknowledged is on disk by then, as at any other time. Without a thread for it the process ends in order.
    func endAtOnceAtTheNext() {
        try? SystemThread.detach { EndSignals.awaitTheNext() }
    }

    private static func awaitTheNext() {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGTERM)
        sigaddset(&set, SIGINT)
        usleep(echoMicroseconds)
        var atOnce = timespec()
        while sigtimedwait(&set, nil, &atOnce) > 0 {}
        var number: Int32 = 0
        while sigwait(&set, &number) != 0 {}
        // By the signal itself, so that whoever started the process sees what ended it.
        signal(number, SIG_DFL)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        raise(number)
        // The first process of a container is spared by its own signals.
        _exit(128 + number)
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        // Functions of C cannot be compared, their addresses can.
        let address = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        return address == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
