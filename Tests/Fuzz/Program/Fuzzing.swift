import FuzzEntries
import Glibc

/// Runs the entry that the first argument names.
enum Fuzzing {
    /// What libFuzzer calls for every input.
    private typealias Callback = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
    /// `LLVMFuzzerRunDriver` of libFuzzer.
    private typealias Driver =
        @convention(c) (
            UnsafeMutablePointer<CInt>, UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
            Callback
        ) -> CInt

    /// The entry.
    static let entry = FuzzEntry.all.first { $0.name == CommandLine.arguments[1] }

    /// Looked up, so that the program links without libFuzzer as well.
    private static var driver: UnsafeMutableRawPointer? { dlsym(nil, "LLVMFuzzerRunDriver") }

    /// Whether libFuzzer is there.
    static var isDriven: Bool { driver != nil }

    /// Hands the arguments after the entry to libFuzzer, which makes up inputs until its time is over or one is a finding.
    static func drive() -> CInt {
        let run = unsafeBitCast(driver, to: Driver.self)
        // libFuzzer takes the first argument for the program's name.
        var count = CommandLine.argc - 1
        var arguments = CommandLine.unsafeArgv + 1
        return run(&count, &arguments) { start, count in
            Fuzzing.check([UInt8](UnsafeRawBufferPointer(start: start, count: count)))
            return 0
        }
    }

    /// Gives files to the entry one by one.
    static func replay(_ paths: ArraySlice<String>) -> CInt {
        for path in paths {
            guard let input = try? InputDirectory.bytes(of: path) else {
                print("\(path) cannot be read.")
                return 1
            }
            check(input)
            print("\(path): nothing found")
        }
        return 0
    }

    private static func check(_ input: [UInt8]) {
        do {
            try entry?.check(input)
        } catch {
            // The fuzzer takes the end of the process for a finding, and keeps the input.
            let text = Array("FINDING: \(error)\n".utf8)
            _ = text.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            abort()
        }
    }
}
