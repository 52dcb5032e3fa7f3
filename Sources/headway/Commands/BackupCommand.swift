internal import HeadwayCommands
internal import WidgetStore

/// Copies the store of a server, which may be running, into one file.
enum BackupCommand {
    static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let directory = try DataDirectory.path(option: arguments.value("--data"), environment: context.environment)
        let file = arguments.operands[0]
        guard !file.isEmpty else { throw .misused("FILE must name a file; it is empty") }
        guard file == "-" else {
            let summary = try backUp(directory, to: file, replaces: arguments.has("--force"))
            context.say("\(SummaryText.of(summary)) backed up to \(file)")
            return
        }
        guard context.window == nil else {
            throw .misused("a backup is no text for a terminal; send standard output to a file or a program")
        }
        try ScratchFile.stream(to: context) { (path) throws(CommandError) in
            let summary = try backUp(directory, to: path, replaces: false)
            context.say("\(SummaryText.of(summary)) backed up to standard output")
        }
    }

    private static func backUp(
        _ directory: String,
        to path: String,
        replaces: Bool
    ) throws(CommandError) -> StoreSummary {
        do throws(StoreError) {
            return try SQLiteStore.backUp(directory: directory, to: path, replaces: replaces)
        } catch {
            throw .failed(error.description)
        }
    }
}
