import Glibc
import TestSupport

/// The program that shows, and can spoil, the system calls of another.
enum Strace {
    static let path = "/usr/bin/strace"

    /// Some containers let nobody trace.
    static let works =
        access(path, X_OK) == 0
        && (try? ProgramRun.run(program: path, ["-qq", "-o", "/dev/null", "/bin/true"]))?.ending == .exit(0)

    /// Whether a process that was not started by it may be traced too.
    static let attaches = works && (getuid() == 0 || ptraceScope == "0")

    private static var ptraceScope: String? {
        let run = try? ProgramRun.run(program: "/bin/cat", ["/proc/sys/kernel/yama/ptrace_scope"])
        return run.map { String($0.output.prefix(1)) }
    }

    /// Attaches to all threads of a running program; ends, and lets go of it, with SIGTERM.
    static func attach(to process: Int32, _ options: [String]) throws(TestSupportError) -> RunningProgram {
        let tracer = try RunningProgram(program: path, ["-f", "-p", "\(process)"] + options)
        try tracer.waitForErrors { $0.contains("attached") }
        return tracer
    }
}
