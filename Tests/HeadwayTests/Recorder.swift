import Synchronization
import Widgets

@testable import HeadwayCommands

/// A context whose outputs are kept, and whose clock stands still.
final class Recorder: Sendable {
    /// 2026-03-01T10:00:00Z.
    static let now = Instant(seconds: 1_772_359_200)

    private let texts = Mutex<(output: [UInt8], errors: [UInt8])>(([], []))
    private let environment: Environment
    private let window: TerminalWindow?

    init(_ environment: [String: String] = [:], window: TerminalWindow? = nil) {
        self.environment = Environment(environment)
        self.window = window
    }

    var context: CommandContext {
        CommandContext(
            environment: environment,
            output: { bytes in self.texts.withLock { $0.output += bytes } },
            errors: { bytes in self.texts.withLock { $0.errors += bytes } },
            now: { Recorder.now },
            window: { self.window }
        )
    }

    var output: String { texts.withLock { String(decoding: $0.output, as: UTF8.self) } }

    var errors: String { texts.withLock { String(decoding: $0.errors, as: UTF8.self) } }
}
