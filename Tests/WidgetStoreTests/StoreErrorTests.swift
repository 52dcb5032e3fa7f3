import Glibc
import Testing

@testable import WidgetStore

@Suite("From a status of SQLite to an error of the store")
struct StoreErrorTests {
    /// Extended codes of <https://sqlite.org/rescode.html>, system errors, and the kind that callers get.
    private static let statuses: [(Int32, Int32, StoreError.Kind)] = [
        (13, 0, .unavailable(.full)),  // FULL
        (10, ENOSPC, .unavailable(.full)),  // IOERR
        (778, EFBIG, .unavailable(.full)),  // IOERR_WRITE
        (4_874, EDQUOT, .unavailable(.full)),  // IOERR_SHMSIZE
        (778, EROFS, .unavailable(.readOnly)),
        (1_034, EIO, .unavailable(.inputOutput)),  // IOERR_FSYNC
        (1_032, 0, .unavailable(.readOnly)),  // READONLY_DBMOVED
        (517, 0, .unavailable(.busy)),  // BUSY_SNAPSHOT
        (14, EMFILE, .unavailable(.inputOutput)),  // CANTOPEN
        (7, 0, .unavailable(.memory)),  // NOMEM
        (11, 0, .damaged),  // CORRUPT
        (26, 0, .damaged),  // NOTADB
        (2_067, 0, .conflict),  // CONSTRAINT_UNIQUE
        (1_555, 0, .conflict),  // CONSTRAINT_PRIMARYKEY
        (787, 0, .invalid),  // CONSTRAINT_FOREIGNKEY
        (18, 0, .invalid),  // TOOBIG
        (21, 0, .fault),  // MISUSE
    ]

    @Test(arguments: statuses)
    func hasTheKindThatACallerActsOn(extendedCode: Int32, systemError: Int32, kind: StoreError.Kind) {
        let failure = SQLiteFailure(extendedCode: extendedCode, systemError: systemError, message: "some text")
        let error = StoreError(failure, in: "/data/headway.db")
        #expect(error.kind == kind)
        #expect(error.description.last == ".")
    }

    @Test(arguments: [EMFILE, ENFILE])
    func tooManyOpenFilesAreNoMatterOfRights(systemError: Int32) {
        let failure = SQLiteFailure(extendedCode: 14, systemError: systemError, message: "unable to open database file")
        for error in [StoreError(failure, opening: "/d/headway.db"), StoreError(failure, in: "/d/headway.db")] {
            #expect(error.kind == .unavailable(.inputOutput))
            #expect(error.description.contains("/d/headway.db cannot be opened: there are too many open files"))
            #expect(error.description.contains("ulimit -n"))
        }
    }

    @Test func aFailureNamesCodeExtendedCodeAndText() {
        let failure = SQLiteFailure(extendedCode: 778, systemError: 28, message: "disk I/O error")
        #expect(failure.description == "SQLite says: disk I/O error (code 10, extended code 778, system error 28).")
    }
}
