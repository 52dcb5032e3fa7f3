import Glibc
import TestSupport

/// A program that is being started: its process has a copy of every descriptor of this one, and runs no program yet.
///
/// `posix_spawn` makes the new process open two FIFOs before it executes anything: the first tells that the process is
/// there, the second holds it up.
struct StartingProgram {
    private let thread: TestThread
    private let hold: String

    /// Starts a program, with the FIFOs in `directory`, and returns once its process is there.
    init(in directory: String) throws {
        let (arrival, hold) = (directory + "/arrival", directory + "/hold")
        try Self.check(mkfifo(arrival, 0o600))
        try Self.check(mkfifo(hold, 0o600))
        thread = try TestThread {
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_addopen(&actions, 1, arrival, O_WRONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 0, hold, O_RDONLY, 0)
            var (process, status): (pid_t, Int32) = (0, 0)
            var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
            defer { free(arguments[0]) }
            let number = posix_spawn(&process, "/bin/true", &actions, nil, &arguments, environ)
            guard number == 0 else {
                // Nobody else comes to whoever waits below.
                close(open(arrival, O_WRONLY | O_CLOEXEC))
                throw SystemError(number: number)
            }
            try Self.check(waitpid(process, &status, 0))
        }
        self.hold = hold
        let arrived = open(arrival, O_RDONLY | O_CLOEXEC)
        try Self.check(arrived)
        close(arrived)
    }

    /// Lets it go on, and waits for its end.
    func finish() throws {
        // For reading too, so that this waits for nobody; it stays open until the other side has been opened.
        let held = open(hold, O_RDWR | O_CLOEXEC)
        try Self.check(held)
        defer { close(held) }
        try thread.join()
    }

    private static func check(_ result: Int32) throws {
        guard result >= 0 else { throw SystemError(number: errno) }
    }
}
