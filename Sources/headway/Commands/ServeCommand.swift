internal import Glibc
internal import HeadwayCommands
internal import WidgetServer
internal import WidgetStore

/// Runs the server until it is told to end.
enum ServeCommand {
    static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let settings = try ServeSettings(
            arguments,
            environment: context.environment,
            openFiles: ProcessLimits.raiseOpenFiles()
        )
        // Blocked before any thread is made, so that no thread but this one ever sees them.
        let signals = EndSignals()
        do {
            let store = try SQLiteStore.open(
                directory: settings.dataDirectory,
                options: SQLiteStoreOptions(purpose: .serve)
            )
            EmptyStore.warn(store, context)
            OpenFiles.warn(settings, privateKey: arguments.value("--tls-key"), context)
            let firstKey = try FirstKey.makeIfNeeded(in: store, now: context.now)
            let server = try WidgetServer.start(settings.configuration, store: store)
            if let shortage = settings.shortage { server.note(shortage) }
            ClientSetup(settings: settings, port: server.port, store: store, context: context).finish(firstKey)
            // Last, so that whoever waits for this line finds the config file written.
            try context.print("listening on \(settings.url(port: server.port))")
            let name = signals.wait()
            server.note("\(name) received; finishing what is in flight")
            signals.endAtOnceAtTheNext()
            try server.stop()
        } catch let error as CommandError {
            throw error
        } catch {
            throw .failed("\(error)")
        }
    }
}
