/// Draws one button: a capsule with icon and text in its middle.
struct ButtonLayout {
    private static let padding = 12.0
    private static let iconSide = 15.0
    private static let iconGap = 6.0

    private let button: ButtonPresentation
    private let index: Int
    private let frame: Rect

    init(_ button: ButtonPresentation, index: Int, frame: Rect) {
        self.button = button
        self.index = index
        self.frame = frame
    }

    func draw(on canvas: inout Canvas) {
        let colors = index == 0 ? canvas.palette.firstButton : canvas.palette.secondButton
        canvas.add(.button, index: index, RoundedRect(capsule: frame), .solid(colors.ground))
        let iconWidth = button.icon == nil ? 0 : ButtonLayout.iconSide + ButtonLayout.iconGap
        let font = CardMetrics.buttonFont
        let line = canvas.line(button.title, font, limit: frame.width - 2 * ButtonLayout.padding - iconWidth)
        let start = frame.midX - (iconWidth + line.width) / 2
        if let icon = button.icon {
            let side = ButtonLayout.iconSide
            let square = Rect(x: start, y: frame.midY - side / 2, width: side, height: side)
            canvas.add(.buttonIcon, index: index, icon, in: square, colors.text)
        }
        let origin = Point(x: start + iconWidth, y: frame.midY + font.capHeight / 2)
        canvas.add(.buttonText, index: index, line, at: origin, colors.text)
    }
}
