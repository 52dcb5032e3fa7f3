/// What a client demands of the present state before its request is done (RFC 9110 section 13.1).
struct Precondition: Sendable {
    /// The field `If-Match`, or nil.
    let ifMatch: EntityTagList?
    /// The field `If-None-Match`, or nil.
    let ifNoneMatch: EntityTagList?

    /// Reads the two fields.
    init(ifMatch: String?, ifNoneMatch: String?) {
        self.ifMatch = ifMatch.map(EntityTagList.init)
        self.ifNoneMatch = ifNoneMatch.map(EntityTagList.init)
    }

    /// Whether a write may go on when the widget has this tag, or is not there at all.
    func allowsWrite(of tag: EntityTag?) -> Bool {
        if let ifMatch, !ifMatch.matchesStrongly(tag) { return false }
        if let ifNoneMatch, ifNoneMatch.matchesWeakly(tag) { return false }
        return true
    }
}
