/// Collects what Cairo writes.
///
/// A class, as Cairo keeps a pointer to it.
final class ByteSink {
    /// All bytes so far.
    private(set) var bytes: [UInt8] = []

    func append(_ data: UnsafePointer<UInt8>?, count: UInt32) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    }
}
