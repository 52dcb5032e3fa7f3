/// A trend with its word.
struct Badge: Sendable, Equatable {
    /// The direction in which the reading moves.
    let trend: Trend
    /// The same in a word.
    let text: String
}
