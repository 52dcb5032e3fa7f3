/// One command of the program: how it is called and what it does.
public struct Command: Sendable {
    /// Does the command's work.
    public typealias Body = @Sendable (ParsedArguments, CommandContext) throws(CommandError) -> Void

    /// How the command is called; arguments are checked against it before the body runs.
    public let synopsis: Synopsis

    /// Does the command's work.
    public let run: Body

    /// A command of its synopsis and its body.
    ///
    /// - Parameters:
    ///   - synopsis: How the command is called.
    ///   - run: Does the work; returns when it is done, and throws `CommandError` for any other end.
    public init(_ synopsis: Synopsis, run: @escaping Body) {
        self.synopsis = synopsis
        self.run = run
    }

    /// The commands that need nothing but a server somewhere, or nothing at all.
    public static let client: [Command] = [
        Command(.push, run: PushCommand.run),
        Command(.list, run: ListCommand.run),
        Command(.get, run: GetCommand.run),
        Command(.show, run: ShowCommand.run),
        Command(.delete, run: DeleteCommand.run),
        Command(.check, run: CheckCommand.run),
        Command(.render, run: RenderCommand.run),
        Command(.link, run: LinkCommand.create),
        Command(.links, run: LinkCommand.list),
        Command(.linksRevoke, run: LinkCommand.revoke),
    ]
}
