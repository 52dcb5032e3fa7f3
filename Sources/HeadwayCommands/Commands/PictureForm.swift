/// The forms in which a picture is written; the raw value is the ending of a file's name.
enum PictureForm: String, CaseIterable {
    case png
    case svg
    case pdf

    /// The form of a call: what `--format` says, else the ending of the file, else, for standard output, PNG.
    init(_ arguments: ParsedArguments, output: String) throws(CommandError) {
        if let word = arguments.value("--format") {
            guard let form = PictureForm(rawValue: word) else {
                throw .misused("--format must be png, svg or pdf, not \"\(word.printable(limit: 40))\"")
            }
            self = form
            return
        }
        guard output != "-" else {
            self = .png
            return
        }
        guard let form = PictureForm.allCases.first(where: { output.lowercased().hasSuffix("." + $0.rawValue) }) else {
            throw .misused("--output must end in .png, .svg or .pdf, or --format say which it is")
        }
        self = form
    }
}
