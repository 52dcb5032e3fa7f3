internal import CDeflate

/// Packs bytes as zlib's format (RFC 1950).
///
/// Owns a `libdeflate_compressor`.
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

    /// The packed form of some bytes.
    func pack(_ bytes: UnsafeRawBufferPointer) throws(PictureError) -> [UInt8] {
        // Nearly every picture packs into an eighth; room for the worst case is asked for only when it is needed.
        for room in [bytes.count / 8 + 1024, libdeflate_zlib_compress_bound(pointer, bytes.count)] {
            let packed = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                // libdeflate_zlib_compress: 0 where the room was too small.
                count = libdeflate_zlib_compress(pointer, bytes.baseAddress, bytes.count, buffer.baseAddress, room)
            }
            if !packed.isEmpty { return packed }
        }
        throw PictureError(.library, "libdeflate could not pack \(bytes.count) bytes into the room that it asked for.")
    }
}
