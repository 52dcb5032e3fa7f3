import Glibc
import Testing

/// Writes whole files, for goldens.
enum Files {
    static func write(_ bytes: [UInt8], to path: String) throws {
        let file = try #require(fopen(path, "wb"), "\(path) cannot be written")
        let count = fwrite(bytes, 1, bytes.count, file)
        try #require(fclose(file) == 0 && count == bytes.count)
    }
}
