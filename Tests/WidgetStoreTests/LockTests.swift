import Testing

@testable import WidgetStore

/// The locks of a data directory go with whoever had them.
@Suite struct LockTests {
    private let directory: TemporaryDirectory
    private let other: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        other = try TemporaryDirectory()
    }

    /// The program gets no descriptor in the end, but for a moment it has them all.
    @Test func areGivenUpThoughAStartingProgramHasThemToo() throws {
        let store = try directory.open()
        let program = try StartingProgram(in: other.path)
        let next = Result {
            try store.close()
            try directory.open().close()
            _ = try DirectoryLock.exclusive(directory.path)
        }
        try program.finish()
        try next.get()
    }
}
