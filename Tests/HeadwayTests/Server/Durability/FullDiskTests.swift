import Glibc
import TestSupport
import Testing
import Widgets

/// The built program on a disk that has no room left.
@Suite(.serialized)
struct FullDiskTests {
    /// A server whose log goes into a file on the small disk, beside its data.
    private func serve(_ disk: SmallDisk, _ home: TemporaryDirectory) throws -> (RunningProgram, port: UInt16) {
        let command = """
            exec \(try ProgramRun.path(of: "headway")) serve --port 0 --rate-limit 0 --max-widgets 0 \
            --data \(disk.directory.path)/data 2>>\(disk.directory.path)/log
            """
        let program = try RunningProgram(program: "/bin/sh", ["-c", command], environment: ["HOME": home.path])
        let line = try program.readLine()
        return (program, try #require(line.split(separator: ":").last.flatMap { UInt16($0) }))
    }

    @Test func takesNoWritesUntilThereIsRoomAndForgetsNothing() throws {
        let disk = try SmallDisk(mebibytes: 3)
        let home = try TemporaryDirectory()
        let data = disk.directory.path + "/data"
        let key = try KeyHolder.makeKey(data: data, home: home)
        let (program, port) = try serve(disk, home)
        let holder = KeyHolder(port: port, key: key)
        #expect(try holder.put("first").status == 201)
        let session = try holder.call("POST", "/session")
        #expect(session.status == 204)
        try disk.fill(leaving: 100_000)
        var kept = ["first"]
        while kept.count < 1_000 {
            let slug = "w\(kept.count)"
            let answer = try holder.put(slug, characters: 2_000)
            guard answer.status == 201 else {
                try holder.expectUnavailable(answer)
                break
            }
            kept.append(slug)
        }
        #expect(kept.count < 1_000)
        try disk.fill(leaving: 0)
        // What failed has left some room in the log; then nothing goes any more.
        var label = 0
        while label < 1_000 {
            let answer = try holder.call("PATCH", "/widgets/first", #"{"content":{"label":"n \#(label + 1)"}}"#)
            guard answer.status == 200 else {
                try holder.expectUnavailable(answer)
                break
            }
            label += 1
        }
        #expect(label < 1_000)
        try holder.expectUnavailable(try holder.call("DELETE", "/widgets/first"))
        try holder.expectUnavailable(try holder.call("POST", "/session"))
        try holder.expectUnavailable(try holder.call("POST", "/widgets/first/links"))
        // Nothing can be logged any more, and nothing waits for that.
        for _ in 0..<200 { #expect(try holder.call("GET", "/widgets/first").status == 200) }
        #expect(try slugs(holder) == kept)
        let first = try holder.call("GET", "/widgets/first").text
        #expect(label == 0 ? !first.contains("label") : first.contains(#""label":"n \#(label)""#), "\(first)")
        let keys = try ProgramRun.run(["keys", "create", "more", "--data", data], environment: ["HOME": home.path])
        #expect(keys.ending == .exit(1))
        #expect(keys.errors.contains("no room left"), "\(keys.errors)")

        disk.clear()
        #expect(try holder.call("PATCH", "/widgets/first", #"{"content":{"value":0.75}}"#).status == 200)
        #expect(try holder.call("POST", "/session").status == 204)
        #expect(try holder.call("POST", "/widgets/first/links").status == 201)
        #expect(try holder.call("DELETE", "/widgets/w1").status == 204)
        kept.removeAll { $0 == "w1" }
        try program.send(signal: SIGTERM)
        #expect(try program.wait().ending == .exit(0))

        let (again, newPort) = try serve(disk, home)
        let after = KeyHolder(port: newPort, key: key)
        #expect(try slugs(after) == kept)
        #expect(try after.call("GET", "/widgets/first").text.contains("0.75"))
        let pushes = try after.call("GET", "/widgets/first/pushes").text
        #expect(pushes.contains("0.75"), "the history came later: \(pushes)")
        try again.send(signal: SIGTERM)
        #expect(try again.wait().ending == .exit(0))
        #expect(try disk.directory.read("log").suffix(1) == [UInt8(ascii: "\n")])
    }

    /// With so little room that some of the files of a start can be made and others not.
    @Test(arguments: getenv("HEADWAY_FREE_PAGES") == nil ? [0, 8, 9, 10, 11, 13, 16, 22] : Array(0...40))
    func startsOrSaysWhyNot(pages: Int) throws {
        let disk = try SmallDisk(mebibytes: 1)
        let home = try TemporaryDirectory()
        let data = disk.directory.path + "/data"
        let key = try KeyHolder.makeKey(data: data, home: home)
        try disk.fill(leaving: pages * 4_096)
        let program = try RunningProgram(
            ["serve", "--port", "0", "--rate-limit", "0", "--data", data],
            environment: ["HOME": home.path]
        )
        if let line = try? program.readLine() {
            let holder = KeyHolder(port: try #require(line.split(separator: ":").last.flatMap { UInt16($0) }), key: key)
            for _ in 0..<3 {
                let session = try holder.call("POST", "/session")
                if session.status != 204 { try holder.expectUnavailable(session) }
                let pushed = try holder.put("w", characters: 2_000)
                if pushed.status != 201 { try holder.expectUnavailable(pushed) }
            }
            #expect(try holder.call("GET", "/widgets").status == 200)
            try program.send(signal: SIGTERM)
            #expect(try program.wait().ending == .exit(0))
        } else {
            let run = try program.wait()
            #expect(run.ending == .exit(1))
            #expect(run.errors.contains("no room left"), "\(run.errors)")
        }
        disk.clear()
        let list = try ProgramRun.run(["keys", "list", "--data", data], environment: ["HOME": home.path])
        #expect(list.ending == .exit(0), "\(list.errors)")
        #expect(list.output.contains("tests"))
    }

    /// As any user: no file may grow beyond a limit (`ulimit -f`), and then it may.
    @Test func takesNoWritesAboveALimitOfTheFileSize() throws {
        let home = try TemporaryDirectory()
        let data = home.path + "/data"
        let key = try KeyHolder.makeKey(data: data, home: home)
        let command = """
            ulimit -S -f 512; exec \(try ProgramRun.path(of: "headway")) serve --port 0 --rate-limit 0 \
            --max-widgets 0 --data \(data)
            """
        let program = try RunningProgram(program: "/bin/sh", ["-c", command], environment: ["HOME": home.path])
        let port = try #require(try program.readLine().split(separator: ":").last.flatMap { UInt16($0) })
        let holder = KeyHolder(port: port, key: key)
        var kept: [String] = []
        while kept.count < 1_000 {
            let answer = try holder.put("w\(kept.count)", characters: 2_000)
            guard answer.status == 201 else {
                try holder.expectUnavailable(answer)
                break
            }
            kept.append("w\(kept.count)")
        }
        #expect((1..<1_000).contains(kept.count))
        #expect(try slugs(holder) == kept)
        let raised = try ProgramRun.run(
            program: "/usr/bin/prlimit",
            ["--pid", "\(program.processID)", "--fsize=unlimited:unlimited"]
        )
        #expect(raised.ending == .exit(0), "\(raised.errors)")
        #expect(try holder.put("after", characters: 2_000).status == 201)
        #expect(try slugs(holder) == kept + ["after"])
        try program.send(signal: SIGTERM)
        #expect(try program.wait().ending == .exit(0))
    }

    private func slugs(_ holder: KeyHolder) throws -> [String] {
        let items = try JSON(parsing: try holder.call("GET", "/widgets").body).object?["items"]
        guard case .array(let items)? = items else { return [] }
        return items.compactMap { $0.object?["slug"]?.string }
    }
}
