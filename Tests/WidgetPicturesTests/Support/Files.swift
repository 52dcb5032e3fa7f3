import Glibc
import Testing

/// Whole files, for goldens.
enum Files {
    static func read(_ path: String) throws -> [UInt8] {
        let file = try #require(fopen(path, "rb"), "\(path) cannot be opened")
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        try #require(ferror(file) == 0)
        return bytes
    }

    static func write(_ bytes: [UInt8], to path: String) throws {
        let file = try #require(fopen(path, "wb"), "\(path) cannot be written")
        let count = fwrite(bytes, 1, bytes.count, file)
        try #require(fclose(file) == 0 && count == bytes.count)
    }
}
