import Glibc
import TestSupport
import Testing

@testable import WidgetPictures

@Suite("make install")
struct InstallTests {
    private let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

    private func install(program: String, below prefix: String) throws -> ProgramRun {
        try ProgramRun.run(
            program: "/usr/bin/make",
            ["--no-print-directory", "-C", root, "install", "PREFIX=\(prefix)", "PROGRAM=\(program)"]
        )
    }

    @Test("The program finds the fonts that were put beside it")
    func findsItsFonts() throws {
        let directory = try TemporaryDirectory()
        let run = try install(program: ProgramRun.path(of: "headway"), below: directory.path)
        #expect(run.ending == .exit(0), "\(run.errors)")
        #expect(access(directory.file("bin/headway"), X_OK) == 0)
        let first = PictureAssets.candidates(named: nil, program: directory.file("bin/headway"))[0]
        for file in first.files { #expect(access(file, R_OK) == 0, "\(file) is not there") }
        let renderer = PictureRenderer(assets: first, systemFonts: [])
        #expect(try renderer.png(SampleDrawing.card()) == Renderers.bare().png(SampleDrawing.card()))
    }

    @Test("Without a program it says what to do and puts nothing")
    func asksForTheProgram() throws {
        let directory = try TemporaryDirectory()
        let run = try install(program: directory.file("none"), below: directory.file("prefix"))
        #expect(run.ending == .exit(2))
        #expect(run.errors.contains("run make build first"))
        #expect(access(directory.file("prefix"), F_OK) != 0)
    }
}
