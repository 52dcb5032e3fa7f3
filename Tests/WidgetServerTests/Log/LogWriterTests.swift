import Glibc
import TestSupport
import Testing
import Widgets

@testable import WidgetServer

/// The log never holds up the server, whoever reads it.
@Suite struct LogWriterTests {
    @Test func writesEveryLineInOrder() throws {
        let log = try LogCapture()
        let writer = try LogWriter(descriptor: log.writeEnd, format: .text)
        for number in 0..<1_000 { writer.write(Array("\(number)".utf8)) }
        writer.close()
        #expect(log.text().split(separator: "\n").compactMap { Int($0) } == Array(0..<1_000))
        #expect(writer.droppedLines == 0)
    }

    @Test func aReaderThatReadsNothingDoesNotHoldUpTheEnd() throws {
        let log = try LogCapture()
        let writer = try LogWriter(descriptor: log.writeEnd, format: .text)
        let line = [UInt8](repeating: 0x61, count: 10_000)
        for _ in 0..<200 { writer.write(line) }
        writer.close()
    }

    @Test func aReaderThatHasGoneAwayDoesNotEndTheProcess() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        close(ends[0])
        let writer = try LogWriter(descriptor: ends[1], format: .text)
        for _ in 0..<10 { writer.write([0x61]) }
        writer.close()
        close(ends[1])
    }

    /// `/dev/full` is as full as a disk can be.
    @Test func countsLinesForWhichThereIsNoRoom() throws {
        let descriptor = open("/dev/full", O_WRONLY | O_CLOEXEC)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        let writer = try LogWriter(descriptor: descriptor, format: .text)
        for _ in 0..<10 { writer.write([0x61]) }
        writer.close()
        #expect(writer.droppedLines == 10)
    }

    @Test func beginsALineOfItsOwnAfterOneThatWasCut() throws {
        let file = "/tmp/headway-log-\(getpid())"
        let descriptor = open(file, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        try #require(descriptor >= 0)
        defer {
            close(descriptor)
            unlink(file)
        }
        var output = LogOutput(descriptor)
        let lost = ["one", "two\nthree\n", ""].map { output.put(Array($0.utf8)) { true } }
        #expect(lost == [0, 0, 0])
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        #expect(String(decoding: bytes[..<max(count, 0)], as: UTF8.self) == "one\ntwo\nthree\n")
    }

    @Test(arguments: LogFormat.allCases)
    func saysHowManyLinesASlowReaderHasLost(format: LogFormat) throws {
        let log = try LogCapture()
        let writer = try LogWriter(descriptor: log.writeEnd, format: format)
        let line = Array("{\"a\":\"\(String(repeating: "x", count: 100_000))\"}".utf8)
        for _ in 0..<40 { writer.write(line) }
        let reader = Collected<String>()
        let thread = try TestThread { reader.add(log.readToEnd()) }
        writer.close()
        log.finishWriting()
        try thread.join()
        let text = try #require(reader.all.first)
        let lines = text.split(separator: "\n")
        let notices = lines.filter { $0.contains("log lines were dropped") }
        #expect(writer.droppedLines > 0)
        #expect(lines.count - notices.count + writer.droppedLines == 40)
        if format == .json { for line in lines { #expect(try JSON(parsing: String(line)).object != nil) } }
    }
}
