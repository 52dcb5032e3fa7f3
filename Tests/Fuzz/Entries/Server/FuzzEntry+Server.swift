#if DEBUG
    extension FuzzEntry {
        /// The readers of the server: heads of requests, events, actions, and a running server as a whole.
        static let server: [FuzzEntry] = [
            FuzzEntry("head", weight: 3, check: HeadFuzz.check),
            FuzzEntry("fields", limit: 512, weight: 2, check: FieldFuzz.check),
            FuzzEntry("events", weight: 2, check: EventFuzz.check),
            FuzzEntry("actions", weight: 2, check: ActionFuzz.check),
            FuzzEntry("server", limit: 40_000, weight: 6, check: ServerFuzz.check),
        ]
    }
#endif
