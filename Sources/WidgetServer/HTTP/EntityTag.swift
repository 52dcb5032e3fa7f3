internal import SystemSupport
internal import Widgets

/// A strong entity tag (RFC 9110 section 8.8.3).
struct EntityTag: Sendable, Hashable {
    /// The tag with its quotation marks, as it stands in a header.
    let text: String

    /// The tag of a widget: which one it is in the order of creation, the microsecond of its last push, and a hash of it.
    ///
    /// The first part keeps a widget apart from one of the same slug that was removed in the same instant; the last keeps
    /// apart two pushes in the same microsecond, which comes twice when a clock is set back.
    init(ordinal: Int64, updatedAt: Instant, wire: [UInt8]) {
        let hash = Int64(EntityTag.hash(of: wire))
        text = String(unsafeUninitializedCapacity: 48) { bytes in
            // At most thirteen digits and a sign each, two quotation marks and two dashes between.
            var end = bytes.count
            func put(_ byte: UInt8) {
                end -= 1
                bytes[end] = byte
            }
            func put(_ number: Int64) {
                var rest = number.magnitude
                repeat {
                    let digit = UInt8(rest % 36)
                    put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
                    rest /= 36
                } while rest > 0
                if number < 0 { put(UInt8(ascii: "-")) }
            }
            put(UInt8(ascii: "\""))
            put(hash)
            put(UInt8(ascii: "-"))
            put(updatedAt.microseconds)
            put(UInt8(ascii: "-"))
            put(ordinal)
            put(UInt8(ascii: "\""))
            let count = bytes.count - end
            for index in 0..<count { bytes[index] = bytes[end + index] }
            return count
        }
    }

    /// 32 bits of FNV-1a, over eight bytes at a time.
    private static func hash(of bytes: [UInt8]) -> UInt32 {
        var hash = FNV1a()
        bytes.withUnsafeBytes { hash.combine(wordsOf: $0) }
        return UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32)
    }

    /// The tag of a text that stands for the representation, without quotation marks.
    init(opaque: String) {
        text = "\"" + opaque + "\""
    }
}

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
