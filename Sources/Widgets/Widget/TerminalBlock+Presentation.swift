extension TerminalBlock {
    #if !hasFeature(Embedded)
        /// The block of a presentation, as wide as the terminal; its template says what is in it.
        ///
        /// - Parameters:
        ///   - presentation: What is to be said; that of the large family has the most.
        ///   - style: What the terminal can show.
        ///   - note: A last line in a quiet look, or nil for none.
        /// - Returns: Lines of at most the terminal's width, each with a line feed at its end.
        public static func text(of presentation: Presentation, style: TerminalStyle, note: String? = nil) -> String {
            var block = TerminalBlock(style: style)
            presentation.body.write(presentation.card, to: &block)
            if let note { block.write(note, .dim) }
            return block.lines.map { $0 + "\n" }.joined(by: "")
        }
    #endif

    /// Everything that a widget says in one line of any length, for a program that reads lines.
    ///
    /// - Parameters:
    ///   - presentation: What is to be said.
    ///   - style: Whether it is in ASCII; its width and color do not matter.
    /// - Returns: The sentence that a screen reader says, without a line feed.
    public static func line(of presentation: Presentation, style: TerminalStyle) -> String {
        CellText(presentation.sentence, limit: .max / 2, isASCII: style.isASCII).text
    }
}
