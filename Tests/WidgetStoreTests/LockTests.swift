import Glibc
import Testing

@testable import WidgetStore

/// The locks of a data directory go with whoever had them.
@Suite struct LockTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    /// Copies of this process's descriptors of a path, as a program has them that is just being started.
    private func copies(of path: String) throws -> [Int32] {
        let names = try #require(opendir("/proc/self/fd"))
        defer { closedir(names) }
        var found: [Int32] = []
        while let entry = readdir(names) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard let descriptor = Int32(name) else { continue }
            var target = [CChar](repeating: 0, count: 4_096)
            let count = readlink("/proc/self/fd/\(name)", &target, target.count - 1)
            if count > 0, String(cString: target) == path { found.append(dup(descriptor)) }
        }
        return found
    }

    @Test(arguments: ["/headway.lock", ""])
    func areGivenUpThoughAStartingProgramHasThemToo(file: String) throws {
        let path = try #require(realpath(directory.path, nil))
        defer { free(path) }
        let store = try directory.open()
        let held = try copies(of: String(cString: path) + file)
        defer { for descriptor in held { close(descriptor) } }
        #expect(held.count == 1)
        try store.close()
        try directory.open().close()
        _ = try DirectoryLock.exclusive(directory.path)
    }
}
