/// The big percent of a card: figures, and a smaller, lighter sign on that side where the locale puts it.
struct PercentLayout {
    private static let signShare = 0.62
    /// The size from which on text is large to WCAG, so that the accent need not be darkened as much.
    private static let largeSize = 24.0

    private let figures: Line
    private let sign: Line
    private let gap: Double
    private let signIsFirst: Bool

    init(
        _ percent: Int,
        _ form: PercentForm,
        size: Double,
        limit: Double,
        on canvas: Canvas
    ) {
        figures = canvas.line("\(percent)", Font(size: size, weight: .bold), limit: limit)
        let signSize = (size * PercentLayout.signShare).rounded(.down)
        let signFont = Font(size: signSize, weight: .medium)
        sign = canvas.line(form.sign, signFont, limit: limit)
        gap = form.gap.isEmpty ? 0 : size * 0.18
        // Percent and sign keep their order where all else is mirrored: figures run from left to right everywhere.
        signIsFirst = form.signIsFirst != (canvas.direction == .rightToLeft)
    }

    /// How wide figures and sign are together.
    var width: Double { figures.width + gap + sign.width }

    /// How high the figures are.
    var height: Double { figures.font.capHeight }

    /// Draws both with the left end at `x`.
    func draw(x: Double, baseline: Double, on canvas: inout Canvas) {
        let palette = canvas.palette
        let figuresX = signIsFirst ? x + sign.width + gap : x
        let signX = signIsFirst ? x : x + figures.width + gap
        canvas.add(.number, figures, at: Point(x: figuresX, y: baseline), palette.largeAccentText)
        let isLarge = sign.font.size >= PercentLayout.largeSize
        let color = isLarge ? palette.largeSign : palette.smallSign
        canvas.add(.percentSign, sign, at: Point(x: signX, y: baseline), color)
    }
}
