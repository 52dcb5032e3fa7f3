internal import Widgets

/// A strong entity tag (RFC 9110 section 8.8.3).
struct EntityTag: Sendable, Hashable {
    /// The tag with its quotation marks, as it stands in a header.
    let text: String

    /// The tag of a widget: which one it is in the order of creation, and the microsecond of its last push.
    ///
    /// The first part keeps a widget apart from one of the same slug that was removed in the same instant.
    init(ordinal: Int64, updatedAt: Instant) {
        text = String(unsafeUninitializedCapacity: 32) { bytes in
            // At most thirteen digits and a sign each, two quotation marks and a dash between.
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
            put(updatedAt.microseconds)
            put(UInt8(ascii: "-"))
            put(ordinal)
            put(UInt8(ascii: "\""))
            let count = bytes.count - end
            for index in 0..<count { bytes[index] = bytes[end + index] }
            return count
        }
    }

    /// The tag of a text that stands for the representation, without quotation marks.
    init(opaque: String) {
        text = "\"" + opaque + "\""
    }
}
