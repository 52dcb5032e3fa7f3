#if DEBUG
    extension FuzzEntry {
        /// The readers of the command line: its arguments and values, its files, and what a server answers.
        static let commands: [FuzzEntry] = [
            FuzzEntry("values", limit: 128, weight: 2, check: ValueFuzz.check),
            FuzzEntry("arguments", limit: 1_024, weight: 2, check: ArgumentFuzz.check),
            FuzzEntry("files", check: FileFuzz.check),
            FuzzEntry("stream", weight: 2, check: StreamFuzz.check),
            FuzzEntry("answer", weight: 1, check: AnswerFuzz.check),
        ]
    }
#endif
