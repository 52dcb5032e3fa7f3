/// A table as constant text: lines in the order of their bytes, each beginning with its key and a space.
///
/// Text needs no start-up work and no table of pointers.
enum SortedLines: Sendable {
    /// Lines that the program carries, in ASCII, with a line feed between two.
    case constant(StaticString)
    /// Such lines that were read.
    case read([UInt8])

    init(_ text: StaticString) {
        self = .constant(text)
    }

    init(_ text: [UInt8]) {
        self = .read(text)
    }

    /// The last line whose key is not greater than the one that is looked for.
    ///
    /// `body` gets all of that line but its line feed; it is not called when the first key is greater already. A key ends
    /// before the first byte that `isKeyByte` denies.
    func withLine<Result>(
        notAfter key: ArraySlice<UInt8>,
        isKeyByte: (UInt8) -> Bool,
        _ body: (UnsafeBufferPointer<UInt8>) -> Result?
    ) -> Result? {
        withBytes { bytes in
            // The line sought begins in low..<high whenever there is one; both stand at beginnings of lines.
            var low = 0
            var high = bytes.count
            while true {
                var middle = low + (high - low) / 2
                while middle > low, bytes[middle - 1] != UInt8(ascii: "\n") { middle -= 1 }
                if middle == low {
                    // Only the first line of the range is left to try, unless a second one begins before the end.
                    let next = Self.end(of: low, in: bytes) + 1
                    guard next < high else { break }
                    middle = next
                }
                if Self.isKey(at: middle, in: bytes, notAfter: key, isKeyByte) {
                    low = middle
                } else {
                    high = middle
                }
            }
            guard low < bytes.count, Self.isKey(at: low, in: bytes, notAfter: key, isKeyByte) else { return nil }
            return body(UnsafeBufferPointer(rebasing: bytes[low..<Self.end(of: low, in: bytes)]))
        }
    }

    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result?) -> Result? {
        switch self {
        case .constant(let text): text.withUTF8Buffer(body)
        case .read(let bytes): bytes.withUnsafeBufferPointer(body)
        }
    }

    private static func end(of start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        return end
    }

    private static func isKey(
        at start: Int,
        in bytes: UnsafeBufferPointer<UInt8>,
        notAfter key: ArraySlice<UInt8>,
        _ isKeyByte: (UInt8) -> Bool
    ) -> Bool {
        var position = start
        for byte in key {
            guard position < bytes.count, isKeyByte(bytes[position]) else { return true }
            if bytes[position] != byte { return bytes[position] < byte }
            position += 1
        }
        return position == bytes.count || !isKeyByte(bytes[position])
    }
}
