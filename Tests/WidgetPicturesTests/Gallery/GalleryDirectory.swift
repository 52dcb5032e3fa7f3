import Glibc
import Testing

/// Where the gallery is written, when somebody asked for it with `HEADWAY_GALLERY`.
enum GalleryDirectory {
    static let path = getenv("HEADWAY_GALLERY").map { String(cString: $0) }

    /// The path of a picture in a folder, which is made.
    static func file(_ name: String, in folder: String = "") throws -> String {
        let directory = try #require(path) + "/" + folder
        for end in directory.indices.dropFirst() where directory[end] == "/" { mkdir(String(directory[..<end]), 0o755) }
        mkdir(directory, 0o755)
        return directory + "/" + name + ".png"
    }
}
