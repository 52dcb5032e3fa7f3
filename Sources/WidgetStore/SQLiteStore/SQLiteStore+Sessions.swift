public import Widgets

extension SQLiteStore {
    /// Keeps a new session, and ends the longest unused ones of its key that are above `limit`.
    public func createSession(_ session: NewSession, limit: Int) throws(StoreError) -> SessionRecord {
        let kept = try write { (side) throws(SQLiteFailure) -> SessionRecord? in
            let insert = try Statement(SessionRow.insert, on: side.connection)
            try SessionRow.bind(session, to: insert)
            try insert.run()
            guard side.connection.changedRows == 1 else { return nil }
            let select = try Statement(SessionRow.select + " AND sessions.id = ?1", on: side.connection)
            try select.bind(1, side.connection.lastInsertedRow)
            let kept = try select.first(SessionRow.read)
            let trim = try Statement(SessionRow.trim, on: side.connection)
            try trim.bind(1, session.key.rawValue)
            try trim.bind(2, Int64(max(limit, 1)))
            try trim.run()
            return kept
        }
        guard let kept else {
            throw StoreError(.invalid, "There is no active key \(session.key.rawValue) in the store to sign in with.")
        }
        return kept
    }

    /// The session of this digest; nil for an unknown one and for one whose key was revoked.
    public func session(digest: SecretDigest) throws(StoreError) -> SessionRecord? {
        try read { (side) throws(SQLiteFailure) in try side.session(digest) }
    }

    /// Notes that a session was used.
    ///
    /// An earlier instant than the one that is kept changes nothing.
    public func useSession(_ id: SessionID, at instant: Instant) throws(StoreError) {
        try write { (side) throws(SQLiteFailure) in
            let update = try Statement(
                "UPDATE sessions SET used_at = ?2 WHERE id = ?1 AND used_at < ?2",
                on: side.connection
            )
            try update.bind(1, id.rawValue)
            try update.bind(2, instant.microseconds)
            try update.run()
        }
    }

    /// Ends a session.
    ///
    /// Returns false when there is none of this identifier.
    public func endSession(_ id: SessionID) throws(StoreError) -> Bool {
        try write { (side) throws(SQLiteFailure) in
            let delete = try Statement("DELETE FROM sessions WHERE id = ?1", on: side.connection)
            try delete.bind(1, id.rawValue)
            try delete.run()
            return side.connection.changedRows == 1
        }
    }

    /// Ends all sessions that were last used at `instant` or before.
    public func endSessions(unusedSince instant: Instant) throws(StoreError) {
        try write { (side) throws(SQLiteFailure) in
            let delete = try Statement("DELETE FROM sessions WHERE used_at <= ?1", on: side.connection)
            try delete.bind(1, instant.microseconds)
            try delete.run()
        }
    }
}
