internal import Glibc
internal import HeadwayCommands
internal import WidgetStore
internal import Widgets

/// Makes, lists and revokes keys, in the store itself; a running server obeys at once.
enum KeysCommand {
    static func create(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        var patterns: [SlugPattern] = []
        for text in arguments.values("--slug") {
            do {
                patterns.append(try SlugPattern(text))
            } catch {
                throw .misused("--slug: \(error)")
            }
        }
        let directory = try DataDirectory.path(option: arguments.value("--data"), environment: context.environment)
        let hadStore = access(directory + "/headway.db", F_OK) == 0
        let secret = try withStore(arguments, context) { (store) throws(StoreError) in
            let account = try Accounts.named(arguments.value("--account"), in: store, makeAt: context.now)
            let key = try AccessKey.random(.account)
            _ = try store.createKey(
                NewKey(
                    account: account.id,
                    name: arguments.operands[0],
                    digest: key.digest,
                    allowsWidgets: !arguments.has("--without-widgets"),
                    slugPatterns: patterns,
                    createdAt: context.now
                )
            )
            return key.plainText
        }
        try context.print(secret)
        if !hadStore {
            context.say("there was no store in \(directory), so this made one; --data names that of another server")
        }
    }

    static func list(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let (accounts, keys) = try withStore(arguments, context) { (store) throws(StoreError) in
            (try store.accounts(), try store.keys(account: nil))
        }
        var rows = [["NAME", "ACCOUNT", "MADE", "MAY TOUCH", "STATE"]]
        for key in keys {
            let account = accounts.first { $0.id == key.account }
            let slugs =
                key.slugPatterns.isEmpty ? "all widgets" : key.slugPatterns.map { $0.text }.joined(separator: " ")
            rows.append([
                key.name, account?.nickname ?? "-", Instant(seconds: key.createdAt.seconds).rfc3339,
                key.allowsWidgets ? slugs : "no widgets",
                key.revokedAt.map { "revoked \(Instant(seconds: $0.seconds).rfc3339)" } ?? "active",
            ])
        }
        try context.print(TextTable(rows: rows).text)
    }

    static func revoke(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let name = arguments.operands[0]
        let now = context.now
        let outcome = try withStore(arguments, context) { (store) throws(StoreError) -> Revocation in
            let account = try Accounts.known(arguments.value("--account"), in: store)
            guard let account else { return .noAccount }
            let key = try store.keys(account: account.id).last { $0.name == name && $0.revokedAt == nil }
            guard let key, try store.revokeKey(key.id, at: now) else { return .noKey }
            return .done
        }
        switch outcome {
        case .done: context.say("\(name) is revoked; the server refuses it from now on")
        case .noKey: throw .failed("there is no active key \"\(name)\"; `headway keys list` shows those that there are")
        case .noAccount: throw .failed("there is no such account; `headway keys list` shows those that there are")
        }
    }

    private enum Revocation: Sendable {
        case done
        case noKey
        case noAccount
    }

    /// Opens the store beside a server that may be running, and closes it again.
    private static func withStore<Value>(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        _ body: (any Store) throws(StoreError) -> Value
    ) throws(CommandError) -> Value {
        let directory = try DataDirectory.path(option: arguments.value("--data"), environment: context.environment)
        do throws(StoreError) {
            let store = try SQLiteStore.open(directory: directory, options: SQLiteStoreOptions(purpose: .administer))
            EmptyStore.warn(store, context)
            let value = try body(store)
            try store.close()
            return value
        } catch {
            throw .failed(error.description)
        }
    }
}
