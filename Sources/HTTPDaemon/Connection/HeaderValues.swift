internal import CMicrohttpd
internal import SystemSupport

/// Gathers the values of one header over all lines that have its name.
struct HeaderValues {
    private var name: String
    private var value: String?

    /// Finds the value of a header without regard to case; of a repeated one all, in their order, with ", " between.
    ///
    /// `handle` is the connection, with all headers in. Nil when there is no such header.
    static func joined(_ name: String, of handle: OpaquePointer) -> String? {
        var values = HeaderValues(name: name)
        // The callback runs during the call only, so a pointer is enough.
        withUnsafeMutablePointer(to: &values) { values in
            _ = MHD_get_connection_values_n(
                handle,
                .HEADER_KIND,
                { context, _, name, nameSize, value, valueSize in
                    context?.assumingMemoryBound(to: HeaderValues.self).pointee.note(
                        UnsafeRawBufferPointer(start: name, count: nameSize),
                        UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueSize)
                    )
                    return MHD_Result.YES
                },
                values
            )
        }
        return values.value
    }

    private mutating func note(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
        // Lengths first: most headers are told apart without looking at a letter.
        guard name.count == self.name.utf8.count, isNamed(name) else { return }
        let text = String(decoding: value.withoutBlanksBehind, as: UTF8.self)
        self.value = self.value.map { $0 + ", " + text } ?? text
    }

    private mutating func isNamed(_ name: UnsafeRawBufferPointer) -> Bool {
        self.name.withUTF8 { own in
            for index in 0..<own.count where own[index].asciiLowercased != name[index].asciiLowercased { return false }
            return true
        }
    }
}

extension UnsafeRawBufferPointer {
    /// A field's value without the spaces and tabs behind it, which MHD leaves there (RFC 9110 section 5.5).
    var withoutBlanksBehind: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: self[..<(lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0)])
    }
}
