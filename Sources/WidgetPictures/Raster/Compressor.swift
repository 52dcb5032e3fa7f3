internal import CDeflate

/// Packs bytes as zlib's format (RFC 1950). Owns a `libdeflate_compressor`.
struct Compressor: ~Copyable {
    private let pointer: OpaquePointer

    /// A compressor of a level from 1, the fastest, to 12.
    init(level: Int32 = 1) throws(PictureError) {
        guard let pointer = libdeflate_alloc_compressor(level) else {
            throw PictureError(.library, "libdeflate could not make a compressor; there may be too little memory.")
        }
        self.pointer = pointer
    }

    deinit {
        libdeflate_free_compressor(pointer)
    }

    /// The most bytes that so many can become.
    func bound(_ count: Int) -> Int {
        libdeflate_zlib_compress_bound(pointer, count)
    }

    /// Appends the packed form of `bytes` to `file`.
    func append(_ bytes: [UInt8], to file: inout [UInt8]) throws(PictureError) {
        let bound = bound(bytes.count)
        let packed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            // libdeflate_zlib_compress gives 0 only when the room is too small, and it is not.
            count = bytes.withUnsafeBytes {
                libdeflate_zlib_compress(pointer, $0.baseAddress, $0.count, buffer.baseAddress, bound)
            }
        }
        guard !packed.isEmpty else {
            throw PictureError(.library, "libdeflate could not pack \(bytes.count) bytes into \(bound).")
        }
        file += packed
    }
}
