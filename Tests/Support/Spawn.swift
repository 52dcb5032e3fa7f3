internal import Glibc

/// Starts programs (`posix_spawn`).
enum Spawn {
    /// The directory of the test bundle, in which SwiftPM puts the programs as well.
    static func directory() throws(TestSupportError) -> String {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = bytes.withUnsafeMutableBytes { buffer in
            buffer.baseAddress.map { readlink("/proc/self/exe", $0.assumingMemoryBound(to: CChar.self), 4_096) } ?? -1
        }
        guard count > 0, let slash = bytes[..<count].lastIndex(of: UInt8(ascii: "/")) else {
            throw TestSupportError("the tests do not know where they are")
        }
        return String(decoding: bytes[..<slash], as: UTF8.self)
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - path: The program's file.
    ///   - arguments: The arguments after its name.
    ///   - environment: The environment, but for PATH and LD_LIBRARY_PATH.
    ///   - descriptors: Which descriptor it gets under which number; it gets no others.
    /// - Returns: The number of the process.
    /// - Throws: `TestSupportError` when it cannot be started.
    static func start(
        path: String,
        arguments: [String],
        environment: [String: String],
        descriptors: [(Int32, Int32)]
    ) throws(TestSupportError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        try TestSupportError.checkNumber(posix_spawn_file_actions_init(&actions), "posix_spawn_file_actions_init")
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (from, to) in descriptors {
            let number = posix_spawn_file_actions_adddup2(&actions, from, to)
            try TestSupportError.checkNumber(number, "posix_spawn_file_actions_adddup2")
        }
        var attributes = posix_spawnattr_t()
        try TestSupportError.checkNumber(posix_spawnattr_init(&attributes), "posix_spawnattr_init")
        defer { posix_spawnattr_destroy(&attributes) }
        try resetSignals(&attributes)
        let variables = inherited.merging(environment) { _, given in given }.map { "\($0.key)=\($0.value)" }
        var process: pid_t = 0
        let number = withCStrings([path] + arguments) { argumentPointers in
            withCStrings(variables) { variablePointers in
                posix_spawn(&process, path, &actions, &attributes, argumentPointers, variablePointers)
            }
        }
        try TestSupportError.checkNumber(number, "posix_spawn of \(path)")
        return process
    }

    /// Gives the program the defaults for SIGPIPE and SIGHUP and blocks no signal, whatever the test runner does.
    private static func resetSignals(_ attributes: inout posix_spawnattr_t) throws(TestSupportError) {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        sigaddset(&signals, SIGHUP)
        try TestSupportError.checkNumber(posix_spawnattr_setsigdefault(&attributes, &signals), "setsigdefault")
        sigemptyset(&signals)
        try TestSupportError.checkNumber(posix_spawnattr_setsigmask(&attributes, &signals), "setsigmask")
        let flags = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
        try TestSupportError.checkNumber(posix_spawnattr_setflags(&attributes, flags), "posix_spawnattr_setflags")
    }

    private static var inherited: [String: String] {
        var values: [String: String] = [:]
        for name in ["PATH", "LD_LIBRARY_PATH"] { values[name] = getenv(name).map { String(cString: $0) } }
        return values
    }

    private static func withCStrings<Result>(
        _ texts: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = texts.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }
}
