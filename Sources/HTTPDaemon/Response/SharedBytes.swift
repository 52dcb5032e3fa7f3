/// Bytes that never change and never move, so that many answers can send them without a copy.
public final class SharedBytes: Sendable {
    // Written in init only, freed in deinit only.
    nonisolated(unsafe) let storage: UnsafeMutableRawBufferPointer

    /// The number of bytes.
    public var count: Int { storage.count }

    /// Copies the bytes once.
    public init(_ bytes: [UInt8]) {
        storage = .allocate(byteCount: bytes.count, alignment: 16)
        storage.copyBytes(from: bytes)
    }

    /// Appends the bytes to others.
    public func append(to bytes: inout [UInt8]) {
        bytes.append(contentsOf: storage)
    }

    deinit {
        storage.deallocate()
    }
}
