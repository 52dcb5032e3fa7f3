/// One shape of a drawing with its paint.
public struct Mark: Sendable, Hashable {
    /// What a mark is made of.
    public enum Shape: Sendable, Hashable {
        /// A filled rectangle.
        case rectangle(RoundedRect)
        /// A line along a ring.
        case arc(Arc)
        /// Straight lines, or an area between them.
        case path(Path)
        /// A line of text.
        case text(TextRun)
        /// A glyph of the icon font.
        case icon(IconRun)
    }

    /// What the mark stands for.
    public var role: MarkRole
    /// Which of several with the same role it is, from 0: the chip, the row, the button.
    public var index: Int
    /// What is drawn.
    public var shape: Shape
    /// What it is drawn with; text and icons are always solid.
    public var paint: Paint
    /// Outside of this nothing of the mark is seen; nil clips nothing.
    public var clip: RoundedRect?

    /// A mark of its role, shape and paint.
    public init(
        _ role: MarkRole,
        index: Int = 0,
        _ shape: Shape,
        paint: Paint,
        clip: RoundedRect? = nil
    ) {
        self.role = role
        self.index = index
        self.shape = shape
        self.paint = paint
        self.clip = clip
    }

    /// The box of the shape as it is laid out, in points.
    public var frame: Rect {
        switch shape {
        case .rectangle(let rounded): rounded.rect
        case .arc(let arc): arc.frame
        case .path(let path): path.frame
        case .text(let run): run.frame
        case .icon(let run): run.frame
        }
    }
}
