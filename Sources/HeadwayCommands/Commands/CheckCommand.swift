internal import Widgets

/// Says what is wrong with a content, without a server.
enum CheckCommand {
    static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let now = context.now
        let file = ContentFile(path: arguments.operands[0])
        let content = try file.widget(now: now, report: context.print).content
        let reading = content.summary(at: now).map { ", reads \($0)" } ?? ""
        try context.print("ok: \(content.template.name)\(reading)")
    }
}
