/// A finished picture as values: marks from back to front on an area of points.
///
/// Every surface draws this and decides nothing about looks itself.
public struct Drawing: Sendable, Hashable {
    /// The area; nothing is drawn outside.
    public var size: Size
    /// The marks in the order in which they are drawn.
    public var marks: [Mark]

    /// A drawing of marks, the first at the back.
    public init(size: Size, marks: [Mark] = []) {
        self.size = size
        self.marks = marks
    }

    /// The first mark of a role, or nil when there is none.
    public func mark(_ role: MarkRole, index: Int = 0) -> Mark? {
        marks.first { $0.role == role && $0.index == index }
    }
}
