internal import Glibc
internal import Synchronization

/// A counter in a file that the server maps and every process moves after a change of an account, key or link.
///
/// To see that nothing has changed costs the server a load from memory instead of a look into the store. The file is
/// there while a server runs; it says nothing by itself, so its loss costs nothing but time (`AccessLease`). As with the
/// index that SQLite maps, whoever may write the directory can end the server by cutting the file short (SIGBUS).
final class AccessSignal: Sendable {
    private let path: String
    private let word: MappedWord

    /// Makes the file if it is not there, and maps it; nil where the system refuses.
    ///
    /// Only for the process that holds the `ServeLock` of the directory.
    init?(path: String) {
        guard let word = MappedWord(path: path, flags: O_RDWR | O_CREAT) else { return nil }
        self.path = path
        self.word = word
    }

    /// Goes before the lock does, so that it never takes the file of the next server away.
    deinit {
        unlink(path)
    }

    /// The counter.
    var value: UInt64 { word.value }

    /// Moves the counter; the change is committed already.
    func move() { word.add() }

    /// Moves the counter of the server that runs on the directory, if one does.
    ///
    /// The file is opened only now, after the commit: a server that makes it later reads the store later too.
    ///
    /// - Returns: False when there is a file and it cannot be written, so that the server learns of the change only when
    ///   its lease is over.
    static func move(path: String) -> Bool {
        guard let word = MappedWord(path: path, flags: O_RDWR) else { return errno == ENOENT }
        word.add()
        return true
    }
}
