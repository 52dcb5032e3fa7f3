internal import CLinux
internal import Glibc
internal import SystemSupport

/// The signals that a command which watches has to hear, as a descriptor that can be waited for (`signalfd`).
///
/// From its making on they are blocked for the whole process, so that none is lost between two waits.
struct WatchSignals: ~Copyable {
    /// What a person or the system wants.
    enum Wish {
        /// To end: SIGINT or SIGTERM.
        case end
        /// To pause: SIGTSTP.
        case pause
        /// To look at the window again: SIGWINCH.
        case look
    }

    /// The descriptor, readable as soon as a signal is there.
    var number: Int32 { file.number }

    private let file: FileDescriptor

    /// Blocks the signals of this thread, the only one, and opens the descriptor.
    init() throws(SystemError) {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGTSTP, SIGWINCH] { sigaddset(&signals, signal) }
        // It fails only for signals that do not exist.
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        let number = signalfd(-1, &signals, Int32(SFD_CLOEXEC) | Int32(SFD_NONBLOCK))
        guard number >= 0 else { throw .last }
        file = FileDescriptor(owning: number)
    }

    /// The next signal that has come, or nil.
    func next() -> Wish? {
        var information = signalfd_siginfo()
        let size = MemoryLayout<signalfd_siginfo>.size
        guard read(number, &information, size) == size else { return nil }
        return switch Int32(information.ssi_signo) {
        case SIGWINCH: .look
        case SIGTSTP: .pause
        default: .end
        }
    }

    /// Stops this process until it is continued, as SIGTSTP would have done.
    func pause() {
        raise(SIGSTOP)
    }
}
