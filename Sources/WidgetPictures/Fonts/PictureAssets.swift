internal import Glibc

/// Where the fonts that come with the product are: Inter in four weights and Material Design Icons.
public struct PictureAssets: Sendable, Hashable {
    /// The directory of the font files.
    public let directory: String

    /// The fonts of a directory, which is not looked at before the first picture.
    public init(directory: String) {
        self.directory = directory
    }

    /// The fonts by the first of these that holds them: the directory that `HEADWAY_ASSETS` names; `../share/headway/fonts`
    /// of the program's own directory, and `assets/fonts` in the build directory above it; `/usr/local/share/headway/fonts`;
    /// `/usr/share/headway/fonts`.
    ///
    /// - Throws: ``PictureError`` of the code `fontsMissing` that lists the directories, when none does. A directory named
    ///   by `HEADWAY_ASSETS` is the only one tried.
    public static func find() throws(PictureError) -> PictureAssets {
        let candidates = candidates(
            named: getenv("HEADWAY_ASSETS").map { String(cString: $0) },
            program: pathOfProgram()
        )
        for candidate in candidates where candidate.files.allSatisfy({ access($0, R_OK) == 0 }) {
            return candidate
        }
        throw PictureError(
            .fontsMissing,
            "The fonts for pictures are in none of \(candidates.map(\.directory).joined(separator: ", ")); "
                + "run scripts/fetch-assets.sh, or name their directory in HEADWAY_ASSETS."
        )
    }

    /// The directories to look in, in this order.
    static func candidates(named: String?, program: String?) -> [PictureAssets] {
        if let named, !named.isEmpty { return [PictureAssets(directory: named)] }
        var directories: [String] = []
        if let program {
            let parts = program.split(separator: "/")
            // bin/headway beside share/; .build/<triple>/<configuration>/headway below .build/assets.
            directories.append("/" + (parts.dropLast(2) + ["share", "headway", "fonts"]).joined(separator: "/"))
            directories.append("/" + (parts.dropLast(3) + ["assets", "fonts"]).joined(separator: "/"))
        }
        directories += ["/usr/local/share/headway/fonts", "/usr/share/headway/fonts"]
        return directories.map { PictureAssets(directory: $0) }
    }

    /// The font files; all of them are needed.
    var files: [String] {
        [
            "Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf",
            "materialdesignicons-webfont.ttf",
        ].map { directory + "/" + $0 }
    }

    /// The program that runs, with symbolic links resolved; nil without `/proc`.
    private static func pathOfProgram() -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let count = readlink("/proc/self/exe", start, buffer.count)
            guard count > 0, count < buffer.count else { return nil }
            return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }
}
