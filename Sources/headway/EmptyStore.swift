internal import HeadwayCommands
internal import WidgetStore

/// Says that a store begins anew on a file that was there.
enum EmptyStore {
    /// Warns when the file was empty: nobody but a person can tell whether there was a store in it.
    static func warn(_ store: SQLiteStore, _ context: CommandContext) {
        guard store.wasEmpty else { return }
        context.say(
            "warning: \(store.path) was there and empty, so a new store begins in it. If there were widgets and keys in it, "
                + "something cut it to nothing: stop the server and put a backup back with `headway restore FILE`"
        )
    }
}
