#if DEBUG
    import Widgets

    @testable import HeadwayCommands

    /// A stream of events from a server that may be anything: the same events come of it in whatever pieces it comes.
    enum StreamFuzz {
        @Sendable
        static func check(_ input: [UInt8]) throws(Finding) {
            let whole = events(in: input, pieces: input.count)
            for pieces in [1, 7] {
                try Finding.unless(events(in: input, pieces: pieces) == whole, "other events in pieces of \(pieces)")
            }
            guard let slug = Slug("try") else { throw Finding("try is no slug") }
            let moment = ContinuousClock.now
            var watched = WatchedWidget(slug, clock: ServerClock(ContentFuzz.now, at: moment))
            for event in whole {
                try Finding.unless(
                    !(event.id?.utf8.contains { [0, 10, 13].contains($0) } ?? false),
                    "an id of two lines"
                )
                do throws(WatchedWidget.End) { try watched.take(event, at: moment) } catch { continue }
                if let wait = watched.wait(from: moment, environment: WidgetEnvironment(), columns: 80) {
                    try Finding.unless(wait >= .zero, "a wait of \(wait)")
                }
                guard let snapshot = watched.widget?.snapshot else { continue }
                let now = watched.now(at: moment)
                _ = watched.widget?.age(at: now)
                _ = watched.widget?.reading(at: now)
                try DrawingRules.check(snapshot, at: now, WidgetEnvironment())
            }
        }

        private static func events(in input: [UInt8], pieces: Int) -> [ServerEvent] {
            var parser = EventParser()
            var events: [ServerEvent] = []
            input.withUnsafeBytes { bytes in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(pieces))
                    guard parser.take(piece, receive: { events.append($0) }) else { return }
                    rest = rest.dropFirst(pieces)
                }
            }
            return events
        }
    }
#endif
