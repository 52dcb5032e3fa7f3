import Glibc
import HTTPDaemon

func yieldProcessor() { sched_yield() }

/// Starts a listener on a free port, with short words for what tests change.
func listen(
    _ handler: TestHandler = TestHandler(),
    change: (inout HTTPConfiguration) -> Void = { _ in }
) throws -> HTTPListener {
    var configuration = HTTPConfiguration()
    change(&configuration)
    return try HTTPListener.start(configuration, handler: handler)
}

/// What a shell command prints, and nothing when it fails to start.
func output(of command: String) -> String {
    guard let pipe = popen(command, "r") else { return "" }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
        let count = fread(&buffer, 1, buffer.count, pipe)
        if count == 0 { return String(decoding: bytes, as: UTF8.self) }
        bytes += buffer[..<count]
    }
}
