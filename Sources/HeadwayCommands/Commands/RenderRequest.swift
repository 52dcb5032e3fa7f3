internal import WidgetPictures
internal import Widgets

/// What one `headway render` asks for beside the file.
struct RenderRequest {
    /// Where a picture goes, in which form and how large; nil for the terminal form.
    struct Picture {
        let output: OutputFile
        let form: PictureForm
        let scale: Int
    }

    /// The picture, or nil for the terminal form.
    let picture: Picture?
    /// The family; the large one for the terminal form.
    let family: Family
    /// The instant of the drawing.
    let now: Instant
    /// The reader.
    let environment: WidgetEnvironment

    /// Reads a command line.
    ///
    /// - Throws: `CommandError`, misused, for the first thing that makes no sense.
    init(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        now =
            if let text = arguments.value("--at") {
                try MomentText.instant(text, of: "--at", now: context.now)
            } else {
                context.now
            }
        var environment = WidgetEnvironment(context)
        if let output = arguments.value("--output") {
            let form = try PictureForm(arguments, output: output)
            guard output != "-" || context.window == nil else {
                throw .misused("a picture is nothing for a terminal to show; name a file, or send it on")
            }
            picture = Picture(
                output: OutputFile(path: output),
                form: form,
                scale: try arguments.integer("--scale", in: 1...4) ?? 2
            )
            family = try RenderRequest.word("--family", arguments) ?? .medium
            environment.appearance = .light
        } else {
            for option in ["--family", "--scale", "--format"] where arguments.has(option) {
                throw .misused("\(option) says something about a picture; give its --output too")
            }
            picture = nil
            family = .large
        }
        environment.appearance = try RenderRequest.word("--appearance", arguments) ?? environment.appearance
        if let tag = arguments.value("--locale") {
            guard let locale = ReaderLocale(tag) else {
                throw .misused("--locale must be a tag such as uk or pt-BR, not \"\(tag.printable(limit: 40))\"")
            }
            environment.locale = locale
        }
        if let name = arguments.value("--timezone") {
            guard let offset = UTCOffset(zone: name) else {
                throw .misused("--timezone must be a name such as Europe/Kyiv, not \"\(name.printable(limit: 40))\"")
            }
            environment.offset = offset
        }
        if let text = arguments.value("--build") {
            guard let build = DeviceBuild(text) else {
                throw .misused("--build must be a version such as 1.6, not \"\(text.printable(limit: 40))\"")
            }
            environment.build = build
        }
        self.environment = environment
    }

    /// The value of an option that takes one of a few words.
    private static func word<Word: RawRepresentable<String> & CaseIterable>(
        _ option: String,
        _ arguments: ParsedArguments
    ) throws(CommandError) -> Word? {
        guard let text = arguments.value(option) else { return nil }
        guard let word = Word(rawValue: text) else {
            let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
            throw .misused("\(option) must be one of \(words), not \"\(text.printable(limit: 40))\"")
        }
        return word
    }
}
