import Synchronization
import Testing

@testable import WidgetStore

/// What is done while the log goes to disk.
@Suite struct LogSyncTests {
    private final class Order: Sendable {
        private let list = Mutex<[String]>([])
        var steps: [String] { list.withLock { $0 } }

        func add(_ step: String) {
            list.withLock { $0.append(step) }
        }
    }

    private let directory: TemporaryDirectory
    private let connection: SQLiteConnection
    private let order = Order()

    init() throws {
        directory = try TemporaryDirectory()
        try directory.open().close()
        connection = try SQLiteConnection(path: directory.storePath, access: .readWrite, busyMilliseconds: 0)
        try connection.configureForWriting(maximumPages: nil)
        try connection.execute("CREATE TABLE t(x INTEGER)")
    }

    private func insert() throws(SQLiteFailure) {
        try connection.whileSyncing({ [order] in order.add("work") }) { () throws(SQLiteFailure) in
            try connection.execute("INSERT INTO t VALUES (1)")
            order.add("committed")
        }
    }

    @Test func workIsDoneBeforeTheCommitReturns() throws {
        try insert()
        try insert()
        #expect(order.steps == ["work", "committed", "work", "committed"])
    }

    @Test func workIsDoneOnceForManyCommits() throws {
        try connection.whileSyncing({ [order] in order.add("work") }) { () throws(SQLiteFailure) in
            for _ in 0..<3 { try connection.execute("INSERT INTO t VALUES (1)") }
        }
        try connection.execute("INSERT INTO t VALUES (1)")
        #expect(order.steps == ["work"])
    }

    @Test func workIsDoneAfterwardsWhereNothingIsSynced() throws {
        try connection.execute("PRAGMA synchronous = OFF")
        try insert()
        #expect(order.steps == ["committed", "work"])
    }

    @Test func aRefusedCommitLeavesNoWorkForTheNext() throws {
        #expect(throws: SQLiteFailure.self) {
            try connection.whileSyncing({ [order] in order.add("work") }) { () throws(SQLiteFailure) in
                try connection.execute("INSERT INTO missing VALUES (1)")
            }
        }
        try connection.execute("INSERT INTO t VALUES (1)")
        #expect(order.steps == [])
    }

    @Test func theLogMayBeCopiedAndBegunAnewMeanwhile() throws {
        for _ in 0..<3 {
            try insert()
            try connection.checkpoint(.truncate)
        }
        #expect(order.steps.count == 6)
        #expect(try connection.integer("SELECT count(*) FROM t") == 3)
    }
}
