import TestSupport
import WidgetPictures
import Widgets

/// Contents drawn by the real painter with the real fonts: PNG, SVG in outlines and PDF, all of the right form.
enum PictureFuzz {
    /// One family for an input, as painting takes milliseconds.
    @Sendable
    static func check(_ input: [UInt8]) throws {
        guard let value = try? JSON(parsing: input), let content = WidgetContent(stored: value) else { return }
        var dice = Dice(input)
        let now = ContentFuzz.now
        let widget = WidgetSnapshot(name: "Widget", content: content, updatedAt: now, staleAfter: dice.pick([nil, 60]))
        let presentation = Presentation(
            of: widget,
            at: now.adding(seconds: dice.pick([0, 60])),
            family: dice.pick(Family.allCases),
            environment: DrawingRules.environment(&dice)
        )
        guard let renderer = opened else { throw Finding("there are no fonts; scripts/build-site.sh fetches them") }
        let drawing = Layout.drawing(of: presentation, measuredBy: try renderer.measurer())
        let png = try renderer.png(drawing, scale: dice.pick([1, 2]))
        try Finding.unless(png.starts(with: [0x89, 0x50, 0x4E, 0x47]), "a PNG that is none")
        let svg = try renderer.svg(drawing, title: presentation.sentence)
        if let problem = XMLChecker.problem(in: svg) { throw Finding("the SVG has \(problem)") }
        let pdf = try renderer.pdf(drawing, title: presentation.sentence)
        try Finding.unless(pdf.starts(with: Array("%PDF-".utf8)), "a PDF that is none")
    }

    private static let opened = try? PictureRenderer(assets: PictureAssets.find())
}
