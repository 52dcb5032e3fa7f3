#if DEBUG
    import Widgets

    @testable import HeadwayCommands

    /// Command lines, an argument on each line, told apart for every command and made into what they ask for.
    ///
    /// Nothing is run: no file is written and no server called.
    enum ArgumentFuzz {
        private static let synopses: [Synopsis] = Command.client.map(\.synopsis) + [.serve, .keysCreate, .keysRevoke]

        @Sendable
        static func check(_ input: [UInt8]) throws(Finding) {
            // The system cannot pass a NUL.
            let arguments = input.filter { $0 != 0 }.lines.map(\.text)
            for synopsis in synopses {
                let result: ArgumentParser.Result
                do {
                    result = try ArgumentParser(synopsis).parse(arguments)
                } catch {
                    try ValueFuzz.check(error)
                    continue
                }
                guard case .run(let parsed) = result else { continue }
                let least = synopsis.operands.count { !$0.isOptional }
                try Finding.unless(parsed.operands.count >= least, "too few operands")
                switch synopsis.words {
                case Synopsis.push.words: try checkPush(parsed)
                case Synopsis.render.words: try checkRender(parsed)
                default: break
                }
            }
            let environment = variables(arguments)
            _ = try? DataDirectory.path(option: arguments.first, environment: environment)
            let style = TerminalStyle(
                CommandContext(environment: environment, output: { _ in }, errors: { _ in }, now: now)
            )
            try Finding.unless(10...400 ~= style.columns, "\(style.columns) columns")
        }

        private static func checkRender(_ parsed: ParsedArguments) throws(Finding) {
            do {
                _ = try RenderRequest(parsed, context)
            } catch {
                try ValueFuzz.check(error)
            }
        }

        private static func checkPush(_ parsed: ParsedArguments) throws(Finding) {
            let request: PushRequest
            do {
                // A content that is not JSON itself would be read from a file.
                let text = parsed.value("--content").flatMap { $0.hasPrefix("{") ? $0 : nil }
                request = try PushRequest(parsed, content: try text.map(ContentArgument.init), now: now())
            } catch {
                return try ValueFuzz.check(error)
            }
            for body in [request.patchBody, request.postBody] { try JSONFuzz.checkRewritten(body) }
            let faults = request.creationFaults(now: now())
            guard faults.isEmpty else { return }
            let isTaken = (try? WidgetDraft.posted(request.postBody, now: now())) != nil
            try Finding.unless(isTaken, "a push without a fault is refused: \(request.postBody)")
        }

        private static func variables(_ arguments: [String]) -> Environment {
            let names = ["COLUMNS", "LANG", "COLORFGBG", "HEADWAY_DATA", "HOME"]
            return Environment(Dictionary(zip(names, arguments)) { first, _ in first })
        }

        @Sendable
        private static func now() -> Instant { ContentFuzz.now }

        private static let context = CommandContext(
            environment: Environment([:]),
            output: { _ in },
            errors: { _ in },
            now: now
        )
    }
#endif
