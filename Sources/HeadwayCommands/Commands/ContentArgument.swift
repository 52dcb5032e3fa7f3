internal import Widgets

/// The content that `headway push --content` sends: JSON itself, a file, or standard input.
struct ContentArgument: Equatable {
    /// The source's name in messages, such as `widget.json`.
    let source: String
    /// True when the argument itself is the JSON.
    let isInline: Bool
    /// The members of the content, in their order.
    let members: JSONObject

    /// Reads the content.
    ///
    /// An argument that begins with `{` is JSON itself; the path of a file of such a name begins with `./`.
    ///
    /// - Throws: `CommandError`, misused, when the argument itself is wrong; failed, when the file is.
    init(_ argument: String) throws(CommandError) {
        switch argument.utf8.first(where: { !ContentArgument.whiteSpace.contains($0) }) {
        case nil: throw .misused("--content is empty; \(ContentArgument.forms)")
        case UInt8(ascii: "{"):
            try self.init(Array(argument.utf8), source: "--content", isInline: true)
        case UInt8(ascii: "["):
            let name = argument.printable(limit: 64)
            throw .misused("--content is an array; \(ContentArgument.forms). A file of that name is ./\(name)")
        default:
            let file = InputFile(path: argument)
            try self.init(try file.read(), source: file.name, isInline: false)
        }
    }

    /// Reads the text of a content.
    private init(_ text: [UInt8], source: String, isInline: Bool) throws(CommandError) {
        self.source = source
        self.isInline = isInline
        guard text.count <= InputFile.limit else {
            throw ContentArgument.refusal("\(source) is larger than 64 KiB, the most that a server takes", isInline)
        }
        guard text.contains(where: { !ContentArgument.whiteSpace.contains($0) }) else {
            throw ContentArgument.refusal("\(source) is empty; \(ContentArgument.example)", isInline)
        }
        let value = try ContentArgument.parse(text, source: source, isInline: isInline)
        guard let members = value.object else {
            throw ContentArgument.refusal(
                "\(source) must hold an object, not \(value.typeName); \(ContentArgument.example)",
                isInline
            )
        }
        guard !members.contains("content") || members.contains("template") else {
            throw ContentArgument.refusal(
                "\(source) holds a whole widget; --content takes only its content, as `jq .content` prints it",
                isInline
            )
        }
        self.members = members
    }

    private static func parse(_ text: [UInt8], source: String, isInline: Bool) throws(CommandError) -> JSON {
        do {
            return try JSON(parsing: text)
        } catch {
            throw refusal(JSONErrorText(error, in: text).lines(file: source), isInline)
        }
    }

    private static func refusal(_ message: String, _ isInline: Bool) -> CommandError {
        isInline ? .misused(message) : .failed(message)
    }

    private static let forms = "give a file, - for standard input, or a JSON object"
    private static let example = #"a content is an object such as {"template":"status","label":"TEXT"}"#
    private static let whiteSpace = Array(" \t\r\n".utf8)
}
