internal import WidgetPictures
internal import Widgets

/// Draws what a file says, without a server.
enum RenderCommand {
    static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let request = try RenderRequest(arguments, context)
        let file = ContentFile(path: arguments.operands[0])
        // Standard output is for the drawing, so what is wrong goes to standard error.
        let widget = try file.widget(now: context.now) { context.sayPlainly($0) }
        let snapshot = WidgetSnapshot(
            name: widget.name,
            content: widget.content,
            updatedAt: widget.updatedAt ?? request.now,
            staleAfter: widget.staleAfter
        )
        let presentation = Presentation(
            of: snapshot,
            at: request.now,
            family: request.family,
            environment: request.environment
        )
        guard let picture = request.picture else {
            let text = TerminalBlock.text(of: presentation, style: TerminalStyle(context))
            return try context.write(Array(text.utf8))
        }
        let bytes: [UInt8]
        do {
            bytes = try draw(presentation, picture)
        } catch {
            throw .failed(error.description)
        }
        try picture.output.write(bytes, context)
    }

    private static func draw(
        _ presentation: Presentation,
        _ picture: RenderRequest.Picture
    ) throws(PictureError) -> [UInt8] {
        let renderer = PictureRenderer(assets: try PictureAssets.find())
        let drawing = Layout.drawing(of: presentation, measuredBy: try renderer.measurer())
        let title = presentation.sentence
        return switch picture.form {
        case .png: try renderer.png(drawing, scale: picture.scale)
        case .svg: Array(try renderer.svg(drawing, title: title, scale: picture.scale).utf8)
        case .pdf: try renderer.pdf(drawing, title: title, scale: picture.scale)
        }
    }
}
