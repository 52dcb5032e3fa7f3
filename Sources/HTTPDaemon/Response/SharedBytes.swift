/// Bytes that never change and never move, so that many answers can send them without a copy.
public final class SharedBytes: Sendable {
    // Never written after init; freed in deinit only where it is ours.
    nonisolated(unsafe) let storage: UnsafeRawBufferPointer
    private let isOwned: Bool

    /// The number of bytes.
    public var count: Int { storage.count }

    /// Copies the bytes once.
    public init(_ bytes: [UInt8]) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        copy.copyBytes(from: bytes)
        storage = UnsafeRawBufferPointer(copy)
        isOwned = true
    }

    /// Takes bytes that the program carries, without a copy; they must never change and never go.
    public init(carried bytes: UnsafeRawBufferPointer) {
        storage = bytes
        isOwned = false
    }

    /// Appends the bytes to others.
    public func append(to bytes: inout [UInt8]) {
        bytes.append(contentsOf: storage)
    }

    deinit {
        if isOwned { storage.deallocate() }
    }
}
