internal import HeadwayCommands
internal import WidgetStore

/// Leaves address and key to the person who started the server, so that `headway push` works with nothing set.
struct ClientSetup {
    let settings: ServeSettings
    let port: UInt16
    let store: any Store
    let context: CommandContext

    /// Writes the config file where that is ours to do, and shows the first key.
    ///
    /// Nothing here stops the server: what fails is said.
    func finish(_ firstKey: AccessKey?) {
        do throws(CommandError) {
            let file = try ConfigFile.standard(context.environment)
            let config = try file.read { context.say($0) }
            if let firstKey {
                let isFree = config?.key == nil
                if isFree { try file.write(ClientConfig(url: url, key: firstKey.plainText)) }
                announce(firstKey, file: isFree ? file.path : nil)
                if !isFree {
                    context.say("\(file.path) has another server's key and is left as it is")
                }
            } else if let config, let key = config.key, isOurs(key) {
                if config.url != url { try file.write(ClientConfig(url: url, key: key)) }
                offerSignIn(with: key)
            }
        } catch {
            context.say("the config file for `headway push` is not written: \(error.message)")
            if let firstKey { announce(firstKey, file: nil) }
        }
    }

    private var url: String {
        settings.clientURL(port: port)
    }

    private func isOurs(_ secret: String) -> Bool {
        guard let key = AccessKey(secret) else { return false }
        // A store that cannot be read just now is no reason to touch the file.
        return (try? store.key(digest: key.digest)) != nil
    }

    /// Shows the address that signs a browser in, to a person and to nobody else.
    ///
    /// The key is in the fragment, which browsers never send, so it reaches no log on the way.
    private func offerSignIn(with key: String) {
        guard context.speaksToTerminal, !speaksToJournal else { return }
        context.sayPlainly("sign in: \(url)/sign-in#\(key)")
    }

    /// Whether a service manager keeps what is said.
    private var speaksToJournal: Bool { context.environment["JOURNAL_STREAM"] != nil }

    /// Shows the key, this once.
    ///
    /// Whoever starts it by hand, or by a script that looks at what it says, needs it; a journal is for many eyes.
    private func announce(_ key: AccessKey, file: String?) {
        let program = CommandLine.arguments.first ?? "headway"
        guard !speaksToJournal else {
            let place = file.map { "it is in \($0)" } ?? "`headway keys create NAME` makes one that you can see"
            context.say("this is the first start: there is an account now, and a key for it; \(place)")
            return
        }
        let line = String(repeating: "-", count: 72)
        var text = """
            \(line)
            This is the first start: there is an account now, and a key for it.
            The key is shown this once:

              \(key.plainText)

            Push a first bar:

              curl \(url)/widgets \\
                -H 'Authorization: Bearer \(key.plainText)' \\
                -H 'Content-Type: application/json' \\
                -d '{"slug":"backup","name":"Backup","content":{"template":"progress","value":0.42}}'

            """
        if let file {
            text += """

                Or, as address and key are also in \(file):

                  \(program) push backup 42%

                """
        }
        context.sayPlainly(text + line)
        offerSignIn(with: key.plainText)
    }
}
