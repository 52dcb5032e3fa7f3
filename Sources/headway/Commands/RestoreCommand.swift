internal import HeadwayCommands
internal import WidgetStore

/// Puts a backup in the place of the store of a server that does not run.
enum RestoreCommand {
    static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let directory = try DataDirectory.path(option: arguments.value("--data"), environment: context.environment)
        let file = arguments.operands[0]
        guard !file.isEmpty else { throw .misused("FILE must name a file; it is empty") }
        let report: RestoreReport
        do throws(StoreError) {
            report = try SQLiteStore.restore(
                directory: directory,
                from: file == "-" ? .standardInput : .file(file),
                now: context.now
            )
        } catch {
            throw .failed(error.description)
        }
        if let fault = report.oldFault { context.say("the old store could not be read: \(fault)") }
        if let aside = report.keptAside { context.say("the old store is kept as \(aside)") }
        context.say("\(SummaryText.of(report.summary)) restored into \(directory); start the server")
    }
}

/// Says what a backup holds.
enum SummaryText {
    /// The counts and the size, such as "12 widgets and 1 key (48 KiB)".
    static func of(_ summary: StoreSummary) -> String {
        let size = "\((summary.bytes + 1_023) / 1_024) KiB"
        return "\(count(summary.widgets, "widget")) and \(count(summary.keys, "key")) (\(size))"
    }

    private static func count(_ number: Int, _ word: String) -> String {
        "\(number) \(word)\(number == 1 ? "" : "s")"
    }
}
