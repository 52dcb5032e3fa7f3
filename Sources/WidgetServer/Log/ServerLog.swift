internal import HTTPDaemon
internal import Widgets

/// The server's log: one line per request, and sentences about what an operator should know.
///
/// No line has a key, a token, a widget's name, a whole slug or a whole address in it.
final class ServerLog: Sendable {
    private let writer: LogWriter
    private let format: LogFormat
    private let clocks: Clocks

    init(writer: LogWriter, format: LogFormat, clocks: Clocks) {
        self.writer = writer
        self.format = format
        self.clocks = clocks
    }

    /// Logs a sentence.
    func say(_ level: LogLevel, _ sentence: String) {
        var line = RequestRecord.start(clocks.now(), format)
        switch format {
        case .text: line.append(contentsOf: " \(level.rawValue) \(sentence)".utf8)
        case .json:
            JSON.string(sentence).append(to: &line, member: "message")
            JSON.string(level.rawValue).append(to: &line, member: "level")
            line.append(UInt8(ascii: "}"))
        }
        writer.write(line.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 })
    }

    /// Logs a request that has ended; its line is written on the thread of the log.
    func request(_ context: RequestContext?, status: Int, bytes: Int, duration: Duration, wasCutOff: Bool) {
        writer.write(
            RequestRecord(
                time: clocks.now(),
                context: context,
                status: status,
                bytes: bytes,
                duration: duration,
                wasCutOff: wasCutOff
            )
        )
    }
}

/// How log lines are written.
public enum LogFormat: String, Sendable, CaseIterable {
    /// For people.
    case text
    /// One JSON object a line, for programs.
    case json
}

/// How much a log line matters.
enum LogLevel: String, Sendable {
    /// What happened.
    case info
    /// What an operator should look at.
    case warning
    /// What an operator must look at.
    case error
}
