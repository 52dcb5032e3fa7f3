import Testing

extension TestServer {
    /// A server over a store that fails on demand, and that store.
    static func withFaultyStore() throws -> (server: TestServer, store: FaultyStore) {
        var faulty: FaultyStore?
        let server = try TestServer(store: { sqlite in
            let store = FaultyStore(sqlite)
            faulty = store
            return store
        })
        return (server, try #require(faulty))
    }
}
