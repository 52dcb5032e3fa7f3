public import Widgets

extension Mark {
    /// The box of what is seen: of text from its capitals' height to a little below the baseline.
    public var inked: Rect {
        guard case .text(let run) = shape else { return frame }
        let below = role == .number || role == .percentSign ? 0 : run.font.size * 0.2
        return Rect(
            x: frame.x,
            y: run.origin.y - run.font.capHeight,
            width: frame.width,
            height: run.font.capHeight + below
        )
    }
}
