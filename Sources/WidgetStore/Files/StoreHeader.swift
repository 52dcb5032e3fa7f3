/// The first 100 bytes of a SQLite file, as far as they matter here.
///
/// <https://sqlite.org/fileformat.html#the_database_header>
struct StoreHeader {
    /// The size of the header in bytes.
    static let byteCount = 100

    private static let magic = Array("SQLite format 3\0".utf8)

    /// The size of a page in bytes.
    let pageSize: Int

    /// How many pages the file says it has.
    let pageCount: Int

    /// The version of the layout (`user_version`).
    let userVersion: Int

    /// Which application the file belongs to.
    let applicationID: Int32

    /// Reads a header; nil when the bytes do not begin a SQLite file.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.byteCount, bytes.starts(with: Self.magic) else { return nil }
        func bigEndian(_ offset: Int) -> UInt32 {
            bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
        }
        let size = Int(bytes[16]) << 8 | Int(bytes[17])
        pageSize = size == 1 ? 65_536 : size
        pageCount = Int(bigEndian(28))
        userVersion = Int(Int32(bitPattern: bigEndian(60)))
        applicationID = Int32(bitPattern: bigEndian(68))
    }
}
