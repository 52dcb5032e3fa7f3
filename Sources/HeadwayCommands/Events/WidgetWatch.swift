internal import Widgets

/// Shows a widget for as long as it is watched: takes its events, draws them, and comes back after every break.
struct WidgetWatch: ~Copyable {
    private let slug: Slug
    private let context: CommandContext
    private let environment: WidgetEnvironment
    private let signals: WatchSignals
    private var stream: EventStream
    private var watched: WatchedWidget
    private var policy = ReconnectPolicy()
    private var block = LiveBlock()
    private var lastLine = ""
    private var hasSaidSilence = false
    /// When to call the server again; nil while a call is under way.
    private var callAt: ContinuousClock.Instant?

    /// A watch that has not begun.
    init(_ slug: Slug, _ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let stream = try WidgetWatch.stream(ServerAccess(option: arguments.value("--server"), context: context))
        let signals = try WidgetWatch.signals()
        self.slug = slug
        self.context = context
        environment = WidgetEnvironment(context)
        self.stream = stream
        self.signals = signals
        watched = WatchedWidget(slug, clock: ServerClock(context.now, at: .now))
    }

    private static func stream(_ connection: ServerAccess) throws(CommandError) -> EventStream {
        do {
            return try EventStream(connection)
        } catch {
            throw .failed(error.description)
        }
    }

    private static func signals() throws(CommandError) -> WatchSignals {
        do {
            return try WatchSignals()
        } catch {
            throw .failed("cannot wait for signals: \(error)")
        }
    }

    /// Watches until a signal ends it.
    ///
    /// - Throws: `CommandError` when there is no such widget, when it is removed, and when the server refuses.
    mutating func run() throws(CommandError) {
        let isLive = context.window != nil
        if isLive { try context.write(Array(LiveBlock.start.utf8)) }
        do throws(CommandError) {
            try follow()
        } catch {
            // What is wrong with the output itself cannot be helped any more.
            if isLive { try? context.write(Array(LiveBlock.end.utf8)) }
            throw error
        }
        if isLive { try context.write(Array(LiveBlock.end.utf8)) }
    }

    private mutating func follow() throws(CommandError) {
        try call()
        while true {
            let moment = ContinuousClock.now
            try draw(at: moment)
            var wait = watched.wait(
                from: moment,
                environment: environment,
                columns: TerminalStyle(context).columns
            )
            if let callAt { wait = min(wait ?? callAt - moment, callAt - moment) }
            let step = stream.wait(atMost: wait ?? .seconds(60), or: signals.number)
            do throws(CommandError) {
                for event in step.events { try take(event) }
            } catch {
                // What came before the end is still to be seen.
                try draw(at: .now)
                throw error
            }
            if let end = step.end { try takeEnd(end) }
            while let wish = signals.next() {
                if wish == .end { return }
                if wish == .pause { try pause() }
            }
            if let callAt, callAt <= .now { try call() }
        }
    }

    private mutating func call() throws(CommandError) {
        callAt = nil
        do {
            // A slug holds nothing that an address would have to escape.
            try stream.open("/events?slug=" + slug.text, after: watched.lastID)
        } catch {
            throw .failed(error.description)
        }
    }

    private mutating func take(_ event: ServerEvent) throws(CommandError) {
        do throws(WatchedWidget.End) {
            try watched.take(event, at: .now)
            policy.reached()
        } catch {
            switch error {
            case .unknown: throw .failed("there is no widget \(slug.text)")
            case .removed: throw .failed("\(slug.text) has been removed")
            case .notHeadway: throw .failed("\(server) answers, but not like a Headway server")
            }
        }
    }

    /// Takes the end of a stream: one that another call may mend is called again, at first contact none.
    private mutating func takeEnd(_ end: EventStream.End) throws(CommandError) {
        var asked: Duration?
        switch end {
        case .broken(let error):
            guard watched.widget != nil else { throw .failed(error.description) }
        case .refused(let response):
            let problem = APIProblem(response)
            if response.status == 404, problem.code == nil {
                throw .failed("\(server) has no live events; `headway show \(slug.text)` shows the widget once")
            }
            let mayPass = response.status == 429 || response.status >= 500
            guard mayPass, watched.widget != nil else {
                throw .failed(problem.message(from: stream.connection.address))
            }
            asked = HTTPClient.retryAfter(response)
        }
        watched.lose(at: .now)
        callAt = .now + policy.wait(retry: stream.retry, asked: asked, chance: Double.random(in: 0...1))
    }

    private mutating func pause() throws(CommandError) {
        let isLive = context.window != nil
        if isLive { try context.write(Array(LiveBlock.end.utf8)) }
        signals.pause()
        block.begin()
        if isLive { try context.write(Array(LiveBlock.start.utf8)) }
    }

    private mutating func draw(at moment: ContinuousClock.Instant) throws(CommandError) {
        guard let widget = watched.widget else { return }
        let now = watched.now(at: moment)
        let presentation = try widget.presentation(at: now, environment: environment)
        let style = TerminalStyle(context)
        let silence = watched.silence(at: moment)
        guard let window = context.window else {
            if silence != nil, !hasSaidSilence { context.say("no contact with \(server)") }
            if silence == nil, hasSaidSilence { context.say("in contact with \(server) again") }
            hasSaidSilence = silence != nil
            let line = TerminalBlock.line(of: presentation, style: style)
            guard line != lastLine else { return }
            lastLine = line
            return try context.print("\(Instant(seconds: now.seconds).rfc3339) \(line)")
        }
        let note = silence == nil ? nil : "no contact with \(server)"
        let text = block.replace(with: TerminalBlock.text(of: presentation, style: style, note: note), in: window)
        if !text.isEmpty { try context.write(Array(text.utf8)) }
    }

    private var server: String {
        stream.connection.address.text.printable(limit: 120)
    }
}
