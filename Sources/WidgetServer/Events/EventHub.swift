internal import HTTPDaemon
internal import Synchronization
internal import SystemSupport
internal import WidgetStore
internal import Widgets

/// Where changes are announced, and who is told.
///
/// The committing thread notes changes, the announcing thread wakes the viewers, and each viewer looks up what is new to
/// it when its socket takes more.
final class EventHub: Sendable {
    private struct Channel: Sendable {
        var feed = Feed()
        var pacer = PushPacer()
        var viewers: [ObjectIdentifier: Subscriber] = [:]

        /// Notes a change; false when it is announced with that, for there is nobody to wake.
        mutating func record(_ change: Feed.Change) -> Bool {
            feed.record(change)
            if viewers.isEmpty { feed.announce() }
            return !viewers.isEmpty
        }
    }

    private struct State: Sendable {
        var channels: [AccountID: Channel] = [:]
        /// When the changes of an account are to be announced.
        var due: [AccountID: Duration] = [:]
        var viewers = 0
        var clockWatch = ClockWatch()
    }

    /// The text that was made last for an account: all its viewers that look alike want the same.
    private struct Text: Sendable {
        let run: String
        let after: Int
        let upTo: Int
        let bytes: SharedBytes
        let events: Int
    }

    /// What tells this run of the server from others.
    let seed = UInt64.random(in: .min ... .max)
    /// Rings when the announcing thread has something to do.
    let bell = Semaphore()
    let clocks: Clocks
    private let directory: AccessDirectory
    private let state = Mutex(State())
    private let texts = Mutex<[AccountID: Text]>([:])
    private let generationNumber = Atomic<Int64>(0)
    private let clockSettingNumber = Atomic<Int64>(0)
    private let eventCount = Atomic<Int>(0)

    init(
        directory: AccessDirectory,
        clocks: Clocks
    ) {
        self.directory = directory
        self.clocks = clocks
    }

    /// Events that were sent, to all viewers together.
    var events: Int { eventCount.load(ordering: .relaxed) }

    /// Notes changes that have been committed.
    func record(_ changes: [BoardChange]) {
        let now = clocks.uptime()
        let isAwaited = state.withLock { state in
            var accounts: Set<AccountID> = []
            for change in changes {
                let isWatched = state.channels[change.account, default: Channel()].record(change.change)
                if isWatched { accounts.insert(change.account) }
            }
            var isAwaited = false
            for account in accounts {
                let due = state.channels[account]?.pacer.pushed(now: now) ?? now
                isAwaited = isAwaited || state.due[account].map { due < $0 } ?? true
                state.due[account] = min(state.due[account] ?? due, due)
            }
            return isAwaited
        }
        if isAwaited { bell.signal() }
    }

    /// Wakes the viewers of the changes that are due, and says when the next are, on the clock of `uptime`.
    func announceDue() -> Duration? {
        let now = clocks.uptime()
        let (viewers, next) = state.withLock { state in
            var viewers: [[ObjectIdentifier: Subscriber]] = []
            for (account, due) in state.due where due <= now {
                state.due[account] = nil
                state.channels[account]?.feed.announce()
                state.channels[account]?.pacer.announced(now: now)
                viewers.append(state.channels[account]?.viewers ?? [:])
            }
            return (viewers, state.due.values.min())
        }
        if !viewers.isEmpty { lookAtKeys() }
        for viewer in viewers.joined() { viewer.value.wake() }
        return next
    }

    /// Wakes the viewers that have heard nothing for long and those that may have no more right to, and all when the
    /// system's clock has been set; says whether there is any viewer at all.
    func tick() -> Bool {
        let (clock, now) = (clocks.now(), clocks.uptime())
        let (channels, wasSet) = state.withLock { state in
            let channels = state.viewers == 0 ? [] : state.channels.values.map { $0.viewers }.filter { !$0.isEmpty }
            return (channels, !channels.isEmpty && state.clockWatch.wasSet(clock: clock, uptime: now))
        }
        guard !channels.isEmpty else { return false }
        if wasSet { clockSettingNumber.add(1, ordering: .releasing) }
        lookAtKeys()
        let generation = generation
        for (_, viewer) in channels.joined()
        where wasSet || viewer.isSilent(now: now) || viewer.isUnchecked(generation) {
            viewer.wake()
        }
        return true
    }

    /// How often the system's clock has been seen to be set.
    var clockSetting: Int64 { clockSettingNumber.load(ordering: .acquiring) }

    /// A number that changes when some key, link or session has; as it was at the last announcement.
    var generation: Int64 { generationNumber.load(ordering: .relaxed) }

    /// Whether a credential still lets someone in; while the store cannot be asked it does.
    func isGood(_ credential: Credential) -> Bool {
        do { return try directory.access(for: credential) != nil } catch { return true }
    }

    /// Adds a viewer, to be woken from now on.
    func join(_ viewer: Subscriber) {
        let (clock, now) = (clocks.now(), clocks.uptime())
        let isFirst = state.withLock { state in
            state.channels[viewer.account, default: Channel()].viewers[ObjectIdentifier(viewer)] = viewer
            state.viewers += 1
            guard state.viewers == 1 else { return false }
            state.clockWatch.begin(clock: clock, uptime: now)
            return true
        }
        if isFirst { bell.signal() }
    }

    /// Removes a viewer.
    func leave(_ viewer: Subscriber) {
        state.withLock { state in
            let account = viewer.account
            guard state.channels[account]?.viewers.removeValue(forKey: ObjectIdentifier(viewer)) != nil else { return }
            state.viewers -= 1
            guard state.channels[account]?.viewers.isEmpty == true else { return }
            // Nobody is left to wake.
            state.due[account] = nil
            state.channels[account]?.feed.announce()
        }
    }

    /// Counts events that were sent.
    func count(_ events: Int) {
        eventCount.add(events, ordering: .relaxed)
    }

    /// The number of the last announced change of an account.
    func position(of account: AccountID) -> Int {
        state.withLock { $0.channels[account]?.feed.announced ?? 0 }
    }

    /// Whether one that was told everything up to a number can go on from there.
    func remembers(_ sequence: Int, of account: AccountID) -> Bool {
        state.withLock { $0.channels[account]?.feed.remembers(sequence) ?? (sequence == 0) }
    }

    /// What has been announced since a number.
    func news(after position: Int, of account: AccountID) -> Feed.News {
        state.withLock { $0.channels[account]?.feed.news(after: position) ?? .none }
    }

    /// The events of changes as one viewer is shown them; nil when none of them is for its eyes.
    func text(
        of changes: [Feed.Entry],
        after position: Int,
        upTo: Int,
        for scope: EventScope
    ) -> (SharedBytes?, events: Int)? {
        let known = texts.withLock { $0[scope.account] }
        if let known, known.run == scope.run, known.after == position, known.upTo == upTo {
            return (known.bytes, known.events)
        }
        var text = EventText()
        for entry in changes where scope.shows(entry.change.slug) { text.change(entry, run: scope.run) }
        guard text.count > 0 else { return nil }
        let bytes = SharedBytes(text.bytes)
        let made = Text(run: scope.run, after: position, upTo: upTo, bytes: bytes, events: text.count)
        texts.withLock { $0[scope.account] = made }
        return (bytes, text.count)
    }

    private func lookAtKeys() {
        // A store that cannot be read just now is asked again with the next announcement.
        if let generation = try? directory.generation() { generationNumber.store(generation, ordering: .relaxed) }
    }
}
