import Glibc
import Synchronization
import TestSupport
import Testing

/// A clock that a test sets for one program, which is preloaded with a library that reads it; nothing else sees it.
///
/// libfaketime is no help here: with it Swift programs find themselves without arguments.
final class SetClock: Sendable {
    private let directory: TemporaryDirectory

    /// What the program needs in its environment.
    let environment: [String: String]

    /// Makes the library with the compiler that Swift brings.
    init() throws {
        directory = try TemporaryDirectory()
        let source = try directory.write("clock.c", Self.library)
        let library = directory.file("clock.so")
        let made = try ProgramRun.run(
            program: "/usr/bin/env",
            ["clang", "-shared", "-fPIC", "-O1", "-o", library, source]
        )
        try #require(made.ending == .exit(0), "\(made.errors)")
        environment = ["LD_PRELOAD": library, "CLOCK_OFFSET": directory.file("offset")]
        try set(seconds: 0)
    }

    /// Sets the clock to so many seconds from the real time.
    func set(seconds: Int64) throws {
        let descriptor = open(directory.file("offset"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(descriptor) }
        let count = withUnsafeBytes(of: seconds) { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
        try #require(count == MemoryLayout<Int64>.size)
    }

    private static let library = """
        #define _GNU_SOURCE
        #include <fcntl.h>
        #include <stdlib.h>
        #include <sys/mman.h>
        #include <sys/syscall.h>
        #include <sys/time.h>
        #include <time.h>
        #include <unistd.h>

        static volatile long *offset;

        __attribute__((constructor)) static void begin(void) {
            int file = open(getenv("CLOCK_OFFSET"), O_RDONLY);
            void *mapped = mmap(0, sizeof *offset, PROT_READ, MAP_SHARED, file, 0);
            if (mapped != MAP_FAILED) offset = mapped;
        }

        int clock_gettime(clockid_t clock, struct timespec *time) {
            int status = (int)syscall(SYS_clock_gettime, clock, time);
            if (offset && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) time->tv_sec += *offset;
            return status;
        }

        int gettimeofday(struct timeval *restrict value, void *restrict zone) {
            struct timespec now;
            clock_gettime(CLOCK_REALTIME, &now);
            value->tv_sec = now.tv_sec;
            value->tv_usec = now.tv_nsec / 1000;
            return 0;
        }

        time_t time(time_t *value) {
            struct timespec now;
            clock_gettime(CLOCK_REALTIME, &now);
            if (value) *value = now.tv_sec;
            return now.tv_sec;
        }

        """
}
